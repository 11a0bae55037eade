import { pageSizes } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePaged } from '#src/cache/paged.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useState } from 'react';
import { RetryRunResultsAct } from './retry-run-results.act.tsx';
import { RunResults } from './run-results.documents.ts';
import { RunResultsView } from './run-results.view.tsx';

const usePage = (testId: string, after: string | null) => {
  const { role } = useViewer();
  return usePaged({
    query: RunResults,
    variables: { testId, first: pageSizes.runResults },
    after,
    pause: role === 'community_test_manager',
  });
};

/** Keeps an earlier page asked for, so that a change in it shows. */
function KeptPage({ testId, after }: { readonly testId: string; readonly after: string | null }) {
  usePage(testId, after);
  return null;
}

/** What goes back to the test run of a test; nothing for a test that was not launched from one. */
export function RunResultsHost({ testId }: { readonly testId: string }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const [{ data, error, fetching, stale, isCut }, ask] = usePage(testId, cursors.at(-1) ?? null);
  const onRetry = () => ask({ requestPolicy: 'network-only' });
  const report = data?.runReport ?? null;
  if (report === null)
    return error === undefined || data !== undefined ? null : (
      <Sheet>
        <LoadFailure requestId={requestIdOf(error)} onRetry={onRetry} />
      </Sheet>
    );
  const { hasNextPage, endCursor } = report.results.pageInfo;
  const next = hasNextPage ? (endCursor ?? null) : null;
  return (
    <>
      {cursors.slice(0, -1).map((after) => (
        <KeptPage key={after ?? ''} testId={testId} after={after} />
      ))}
      <RunResultsView
        report={report}
        retry={<RetryRunResultsAct testId={testId} count={report.failedCount} />}
        isLoadingMore={fetching || stale}
        isCut={isCut}
        onMore={next === null ? null : isCut ? onRetry : () => setCursors((before) => [...before, next])}
      />
    </>
  );
}
