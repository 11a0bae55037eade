import { connectZephyrMachine } from '#machines/flows/launch/connect/connect-zephyr.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { usePortal } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { connectZephyrPorts } from './connect-zephyr.ports.ts';
import { ConnectZephyrView } from './connect-zephyr.view.tsx';

type ConnectZephyrProps = { readonly code: ZephyrCode; readonly onRows: (given: GivenRows) => void; readonly onEnd: () => void };

/** Reads the test cases of a Zephyr test cycle and hands their rows on. */
export function ConnectZephyrHost({ code, onRows, onEnd }: ConnectZephyrProps) {
  const { client } = usePortal();
  const actorRef = useFlow(() => connectZephyrMachine.provide({ actors: connectZephyrPorts(client) }), { input: { code } });
  useEmitted(actorRef, {
    'rows.found': ({ given }) => {
      onEnd();
      onRows(given);
    },
    'connect.ended': onEnd,
  });
  return <ConnectZephyrView actorRef={actorRef} code={code} />;
}
