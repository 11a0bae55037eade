import type { ConnectionEvent, ConnectionPorts } from '#machines/flows/session/connection.ts';
import { tryLine, watchNetwork } from '#src/outbox/try-line.ts';
import { fromCallback, fromPromise } from 'xstate';
import type { Gate } from '../sign-in/gate.ts';

const watch = (gate: Pick<Gate, 'watchSocket'>, send: (event: ConnectionEvent) => void): (() => void) => {
  const unwatch = gate.watchSocket((event) => send({ type: event }));
  const leave = watchNetwork(
    () => send({ type: 'network.lost' }),
    () => send({ type: 'network.found' }),
  );
  return () => {
    unwatch();
    leave();
  };
};

/** Lets the connection hear the socket and the browser's word about the network. */
export const connectionPorts = (gate: Pick<Gate, 'watchSocket'>): ConnectionPorts => ({
  watchConnection: fromCallback(({ sendBack }) => watch(gate, sendBack)),
  tryCall: fromPromise(tryLine),
});
