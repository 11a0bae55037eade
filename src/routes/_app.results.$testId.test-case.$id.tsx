import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { RejectResultHost } from '../areas/moderation/reject-result/reject-result.host.tsx';
import { TestCaseHost } from '../areas/results/test-case/test-case.host.tsx';

const search = v.object({
  result: v.optional(v.fallback(v.optional(v.string()), undefined)),
  file: v.optional(v.fallback(v.optional(v.string()), undefined)),
  t: v.optional(v.fallback(v.optional(v.number()), undefined)),
  line: v.optional(v.fallback(v.optional(v.number()), undefined)),
});

export const Route = createFileRoute('/_app/results/$testId/test-case/$id')({ component: TestCase, validateSearch: search });

function TestCase() {
  const { testId, id } = Route.useParams();
  const { result } = Route.useSearch();
  return (
    <TestCaseHost
      key={id}
      testId={testId}
      id={id}
      result={result ?? null}
      renderResult={(resultId, testCase) => <RejectResultHost key={resultId} resultId={resultId} testCase={testCase} />}
    />
  );
}
