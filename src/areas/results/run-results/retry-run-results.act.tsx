import { retryRunResultsMachine } from '#machines/flows/results/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { runResultTexts } from '#schema/vocabulary/run-result.ts';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { RetryRunResults } from './run-results.documents.ts';

/** Sends again what the tool refused. */
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
