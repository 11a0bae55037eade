import { useOnce } from '#src/ui/local.ts';
import {
  connectTestrailMachine,
  selectImportReason,
  selectIsReading,
  selectIsRefused,
  selectProblem,
  selectRunId,
} from '#machines/flows/launch/connect/connect-testrail.ts';
import type { ConnectTestrailPorts, RunAnswer, ConnectTestrailActorRef } from '#machines/flows/launch/connect/connect-testrail.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ImportTestRun } from './connect-testrail.documents.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import { usePortal } from '#src/viewer.tsx';
import { Button } from '#src/ui/button.tsx';
import { useStageFocus } from '#src/ui/use-stage-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { pressed } from '#src/ui/pressed.ts';

function ConnectTestrailView({ actorRef }: { readonly actorRef: ConnectTestrailActorRef }) {
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

const readTestRun = async (client: Client, testRunId: string): Promise<RunAnswer> => {
  const answered = await client.mutation(ImportTestRun, { input: { testRunId } }).toPromise();
  const answer = answerOf(answered);
  return { ...answer, testCases: answered.data?.importTestCasesFromTestrailTestRun.result ?? [] };
};

const connectTestrailPorts = (client: Client): ConnectTestrailPorts => ({
  readTestRun: fromPromise(({ input }) => readTestRun(client, input.testRunId)),
});

type ConnectTestrailProps = {
  /** Typed before the import took this page's place. */
  readonly testRunId: string;
  readonly onRows: (given: GivenRows, testRunId: string) => void;
};

export function ConnectTestrailHost({ testRunId, onRows }: ConnectTestrailProps) {
  const { client } = usePortal();
  const machine = useOnce(() => connectTestrailMachine.provide({ actors: connectTestrailPorts(client) }));
  const input = useOnce(() => ({ testRunId }));
  const actorRef = useActorRef(machine, { input });
  useEffect(() => {
    const listener = actorRef.on('rows.found', ({ given }) => onRows(given, actorRef.getSnapshot().context.testRunId));
    return () => listener.unsubscribe();
  }, [actorRef, onRows]);
  return <ConnectTestrailView actorRef={actorRef} />;
}
