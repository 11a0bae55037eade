import type { ConnectionEvent, ConnectionPorts } from '#machines/flows/session/connection.ts';
import type { Line } from '#src/outbox/line.ts';
import { fromCallback, fromPromise } from 'xstate';
import type { Gate } from '../sign-in/gate.ts';

const watch = (gate: Pick<Gate, 'watchSocket'>, line: Line, send: (event: ConnectionEvent) => void): (() => void) => {
  const unwatch = gate.watchSocket((event) => send({ type: event }));
  const leave = line.watch(({ type, by }) => by === 'network' && send({ type: type === 'line.lost' ? 'network.lost' : 'network.found' }));
  return () => {
    unwatch();
    leave();
  };
};

/** Lets the connection hear the socket and the browser's word about the network. */
export const connectionPorts = (gate: Pick<Gate, 'watchSocket'>, line: Line): ConnectionPorts => ({
  watchConnection: fromCallback(({ sendBack }) => watch(gate, line, sendBack)),
  tryCall: fromPromise(line.ask),
});
