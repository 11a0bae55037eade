import { retryRunResultsMachine } from '#machines/flows/results/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { runResultTexts } from '#schema/vocabulary/run-result.ts';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { RetryRunResults, RunResults } from './run-results.documents.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { usePaged } from '#src/cache/paged.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useChoice } from '#src/use-choice.ts';
import { RunResultsView } from './run-results.view.tsx';

export function RetryRunResultsAct({ testId, count }: { readonly testId: string; readonly count: number }) {
  const actorRef = useAct(retryRunResultsMachine, RetryRunResults, { input: { testId }, done: runResultTexts.retried });
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <Button
      size="small"
      icon={RotateCw}
      busy={isBusy}
      label={`${runResultTexts.retry}: ${count} not sent`}
      onPress={() => actorRef.send({ type: 'act.confirm' })}
    >
      {runResultTexts.retry}
    </Button>
  );
}

const listOf = ({ runReport }: ResultOf<typeof RunResults>) => runReport?.results;

/** Null for a test that was not launched from a run. */
export function RunResultsHost({ testId }: { readonly testId: string }) {
  const { role } = useViewer();
  const [pages, setPages] = useChoice(1);
  const { data, rows, error, fetching, isCut, hasMore, retry } = usePaged({
    query: RunResults,
    variables: { testId, first: pageSizes.runResults },
    listOf,
    wanted: pages * pageSizes.runResults,
    pause: role === 'community_test_manager',
  });
  const report = data?.runReport ?? null;
  if (report === null)
    return error === undefined || data !== undefined ? null : (
      <Sheet>
        <LoadFailure title="What was sent back could not be loaded." requestId={requestIdOf(error)} onRetry={retry} />
      </Sheet>
    );
  return (
    <RunResultsView
      report={report}
      results={rows}
      retry={<RetryRunResultsAct testId={testId} count={report.failedCount} />}
      isLoadingMore={fetching}
      isCut={isCut}
      onMore={isCut ? retry : hasMore ? () => setPages(pages + 1) : null}
    />
  );
}
