import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { connectZephyrMachine } from '#machines/flows/launch/connect-zephyr/connect-zephyr.machine.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { usePortal } from '#src/viewer.tsx';
import { connectZephyrPorts } from './connect-zephyr.ports.ts';
import { ConnectZephyrView } from './connect-zephyr.view.tsx';

type ConnectZephyrProps = { readonly code: ZephyrCode; readonly onRows: (given: GivenRows) => void; readonly onEnd: () => void };

/** Reads the test cases of a Zephyr test cycle and hands their rows on. */
export function ConnectZephyrHost({ code, onRows, onEnd }: ConnectZephyrProps) {
  const { client } = usePortal();
  const [machine] = useState(() => connectZephyrMachine.provide({ actors: connectZephyrPorts(client) }));
  const actorRef = useActorRef(machine, { input: { code } });
  useEffect(() => {
    const listeners = [
      actorRef.on('rows.found', ({ given }) => {
        onEnd();
        onRows(given);
      }),
      actorRef.on('connect.ended', onEnd),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef, onRows, onEnd]);
  return <ConnectZephyrView actorRef={actorRef} code={code} />;
}
