import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { testerSearch } from './-tester-search.ts';
import { TesterRoute } from './-tester.tsx';

export const Route = createFileRoute('/_app/results/$testId/tester/$testerId')({ component: TesterPage, validateSearch: testerSearch });

function TesterPage() {
  const { testId, testerId } = Route.useParams();
  const who = useMemo(() => ({ testerId }), [testerId]);
  return <TesterRoute testId={testId} who={who} search={Route.useSearch()} />;
}
