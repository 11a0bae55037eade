import { useSelector } from '@xstate/react';
import {
  selectImportReason,
  selectIsReading,
  selectIsRefused,
  selectProblem,
  selectRunId,
} from '#machines/flows/launch/connect/connect-testrail.ts';
import type { ConnectTestrailActorRef } from '#machines/flows/launch/connect/connect-testrail.ts';
import { Button } from '#src/ui/button.tsx';
import { useStageFocus } from '#src/ui/use-stage-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { pressed } from '#src/ui/pressed.ts';

export function ConnectTestrailView({ actorRef }: { readonly actorRef: ConnectTestrailActorRef }) {
  const testRunId = useSelector(actorRef, selectRunId);
  const problem = useSelector(actorRef, selectProblem);
  const isReading = useSelector(actorRef, selectIsReading);
  const isRefused = useSelector(actorRef, selectIsRefused);
  const reason = useSelector(actorRef, selectImportReason);
  const area = useStageFocus<HTMLDivElement>(isReading ? 'reading' : 'editing');
  const start = () => actorRef.send({ type: 'run.import' });
  return (
    <div ref={area} role="group" aria-label="TestRail" className="flex flex-wrap items-start gap-2">
      <TextField
        label="Test run ID"
        name="testRunId"
        className="w-full desk:w-96"
        placeholder="R123"
        hint="A run of your TestRail"
        value={testRunId}
        error={problem}
        busy={isReading}
        onChange={(text) => actorRef.send({ type: 'run.change', testRunId: text })}
        onKeyDown={(event) => {
          if (pressed(event) !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          start();
        }}
      />
      <div data-opens-import="testrail" className="flex gap-2 desk:mt-[25px]">
        <Button busy={isReading} disabledReason={isReading ? null : reason} reason="hidden" onPress={start}>
          {isRefused ? 'Retry' : 'Import'}
        </Button>
        {isReading ? (
          <Button kind="ghost" onPress={() => actorRef.send({ type: 'run.cancel' })}>
            Cancel
          </Button>
        ) : null}
      </div>
    </div>
  );
}
