import { connectTestrailMachine } from '#machines/flows/launch/connect/connect-testrail.ts';
import type { ConnectTestrailPorts, RunAnswer } from '#machines/flows/launch/connect/connect-testrail.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ImportTestRun } from './connect-testrail.documents.ts';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import { usePortal } from '#src/viewer.tsx';
import { ConnectTestrailView } from './connect-testrail.view.tsx';

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
  const [machine] = useState(() => connectTestrailMachine.provide({ actors: connectTestrailPorts(client) }));
  const [input] = useState(() => ({ testRunId }));
  const actorRef = useActorRef(machine, { input });
  useEffect(() => {
    const listener = actorRef.on('rows.found', ({ given }) => onRows(given, actorRef.getSnapshot().context.testRunId));
    return () => listener.unsubscribe();
  }, [actorRef, onRows]);
  return <ConnectTestrailView actorRef={actorRef} />;
}
