import type { connectionMachine } from './connection.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const connectionSamples: WalkOptions<typeof connectionMachine> = {
  events: [
    { type: 'socket.opened' },
    { type: 'socket.closed' },
    { type: 'call.lost' },
    { type: 'network.lost' },
    { type: 'network.found' },
  ],
  outcomes: {
    watchConnection: { errors: [new Error('no socket')] },
    tryCall: { outputs: [undefined], errors: [new Error('no server')] },
  },
};
