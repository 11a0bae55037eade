import type { ConnectionEvent, ConnectionPorts } from '#machines/flows/session/connection.ts';
import { tryLine } from '#src/outbox/try-line.ts';
import { fromCallback, fromPromise } from 'xstate';
import type { Gate } from '../sign-in/gate.ts';

const watch = (gate: Pick<Gate, 'watchSocket'>, send: (event: ConnectionEvent) => void): (() => void) => {
  const lost = () => send({ type: 'network.lost' });
  const found = () => send({ type: 'network.found' });
  const unwatch = gate.watchSocket((event) => send({ type: event }));
  window.addEventListener('offline', lost);
  window.addEventListener('online', found);
  if (!navigator.onLine) lost();
  return () => {
    unwatch();
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', found);
  };
};

/** Lets the connection hear the socket and the browser's word about the network. */
export const connectionPorts = (gate: Pick<Gate, 'watchSocket'>): ConnectionPorts => ({
  watchConnection: fromCallback(({ sendBack }) => watch(gate, sendBack)),
  tryCall: fromPromise(tryLine),
});
