import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { connectTestrailMachine } from '#machines/flows/launch/connect/connect-testrail.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import { usePortal } from '#src/viewer.tsx';
import { connectTestrailPorts } from './connect-testrail.ports.ts';
import { ConnectTestrailView } from './connect-testrail.view.tsx';

type ConnectTestrailProps = {
  /** The run that was typed before the import took the place of this. */
  readonly testRunId: string;
  readonly onRows: (given: GivenRows, testRunId: string) => void;
};

/** Reads a TestRail run and hands its rows on. */
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
