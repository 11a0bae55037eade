import { retryJobMachine } from '#machines/flows/operator/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useNow } from '#src/ui/relative-time.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useSelector } from '@xstate/react';
import { RefreshCw } from 'lucide-react';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { InstallationCondition, RetryJob as RetryJobDocument } from './installation.documents.ts';
import { InstallationView } from './installation.view.tsx';
import type { ShownJob } from './installation.view.tsx';

function RetryJob({ job, onDone }: { readonly job: ShownJob; readonly onDone: () => void }) {
  const retrying = useAct(retryJobMachine, RetryJobDocument, {
    input: { queue: job.queue, jobId: job.id },
    done: 'The job is in its queue again.',
  });
  useEmitted(retrying, { 'act.done': onDone });
  return (
    <Button
      size="small"
      label={`Start again: ${job.queue}`}
      busy={useSelector(retrying, selectIsBusy)}
      onPress={() => retrying.send({ type: 'act.confirm' })}
    >
      Start again
    </Button>
  );
}

/** How this installation is: what waits, what failed, what it runs on. */
export function InstallationHost() {
  const [{ data, error }, ask] = useQuery({ query: InstallationCondition, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const now = useNow();
  return (
    <OperatorFrame
      current="installation"
      actions={
        <Button icon={RefreshCw} onPress={again}>
          Refresh
        </Button>
      }
    >
      <Loaded what="the installation" isThere={data !== undefined} error={error} onRetry={again}>
        {data === undefined ? null : (
          <InstallationView condition={data.operatorInstallation} now={now} renderRetry={(job) => <RetryJob job={job} onDone={again} />} />
        )}
      </Loaded>
    </OperatorFrame>
  );
}
