import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { testerSearch } from './-tester-search.ts';
import { TesterRoute } from './-tester.tsx';

export const Route = createFileRoute('/_app/results/$testId/participant/$participantId')({
  component: Participant,
  validateSearch: testerSearch,
});

function Participant() {
  const { testId, participantId } = Route.useParams();
  const who = useMemo(() => ({ id: participantId }), [participantId]);
  return <TesterRoute testId={testId} who={who} search={Route.useSearch()} />;
}
