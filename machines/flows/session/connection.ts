import { emit, setup } from 'xstate';
import type { CallbackActorLogic, EventObject, PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port, watchPort } from '#machines/lib/port.ts';

export type ConnectionPorts = {
  watchConnection: CallbackActorLogic<EventObject, void>;
  /** Fails while no server answers. */
  tryCall: PromiseActorLogic<void>;
};

export type ConnectionEvent =
  | { readonly type: 'socket.opened' }
  | { readonly type: 'socket.closed' }
  | { readonly type: 'call.lost' }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.found' };

type ConnectionEmitted = { readonly type: 'connection.restored' } | { readonly type: 'call.answered' };

type ConnectionTag = 'busy' | 'settled';

export type ConnectionActorRef = ActorRefFrom<typeof connectionMachine>;
type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>;

const unprovided: ConnectionPorts = { watchConnection: watchPort('watchConnection'), tryCall: port('tryCall') };

/** Tells whether what is on the screen is live, and when it has to be asked for again. */
export const connectionMachine = setup({
  types: { events: {} as ConnectionEvent, emitted: {} as ConnectionEmitted, tags: {} as ConnectionTag },
  actors: unprovided,
  actions: { announceRestored: emit({ type: 'connection.restored' }), announceAnswered: emit({ type: 'call.answered' }) },
  delays: { patience: 5000, retryPause: 2000 },
}).createMachine({
  id: 'connection',
  initial: 'watched',
  states: {
    watched: {
      initial: 'opening',
      invoke: { id: 'watchConnection', src: 'watchConnection', onError: 'unwatched' },
      on: { 'network.lost': '.offline' },
      states: {
        opening: {
          tags: 'busy',
          on: { 'socket.opened': 'live', 'socket.closed': 'connecting' },
          after: { patience: 'connecting.noticed' },
        },
        connecting: {
          description: 'It was never open, so that nothing is lost.',
          tags: 'busy',
          initial: 'unnoticed',
          on: { 'socket.opened': { target: 'live', actions: 'announceRestored' } },
          states: { unnoticed: { after: { patience: 'noticed' } }, noticed: {} },
        },
        live: {
          tags: 'settled',
          initial: 'sound',
          on: { 'socket.closed': 'reconnecting', 'network.lost': 'offline.kept' },
          states: {
            sound: { on: { 'call.lost': 'trying' } },
            trying: {
              description: 'The socket stands and a call met no server: one of them is wrong.',
              invoke: { id: 'tryCall', src: 'tryCall', onDone: { target: 'sound', actions: 'announceAnswered' }, onError: 'doubted' },
            },
            doubted: { after: { retryPause: 'retrying' } },
            retrying: {
              invoke: { id: 'tryCall', src: 'tryCall', onDone: { target: 'sound', actions: 'announceRestored' }, onError: 'doubted' },
            },
          },
        },
        reconnecting: {
          tags: 'busy',
          initial: 'unnoticed',
          on: { 'socket.opened': { target: 'live', actions: 'announceRestored' } },
          states: {
            unnoticed: { description: 'A blink that nobody needs to hear about.', after: { patience: 'noticed' } },
            noticed: {},
          },
        },
        offline: {
          initial: 'cut',
          states: {
            kept: {
              description: 'The socket stands, so far as anybody knows: a short while without a network does not close it.',
              on: {
                'socket.closed': 'cut',
                'network.found': { target: '#connection.watched.live', actions: 'announceRestored' },
              },
            },
            cut: {
              on: {
                'network.found': '#connection.watched.reconnecting',
                'socket.opened': { target: '#connection.watched.live', actions: 'announceRestored' },
              },
            },
          },
        },
      },
    },
    unwatched: { tags: 'settled' },
  },
});

export type ConnectionState = 'opening' | 'live' | 'connecting' | 'reconnecting' | 'offline';

/** What the status bar says; a blink of less than five seconds stays live, and so does one lost call while others are answered. Until the socket was open once nothing is live. */
export const selectConnection = (snapshot: ConnectionSnapshot): ConnectionState => {
  if (snapshot.matches({ watched: 'offline' })) return 'offline';
  if (snapshot.matches({ watched: { connecting: 'noticed' } })) return 'connecting';
  if (snapshot.matches({ watched: 'opening' }) || snapshot.matches({ watched: 'connecting' })) return 'opening';
  const isWaiting =
    snapshot.matches('unwatched') ||
    snapshot.matches({ watched: { reconnecting: 'noticed' } }) ||
    snapshot.matches({ watched: { live: 'doubted' } }) ||
    snapshot.matches({ watched: { live: 'retrying' } });
  return isWaiting ? 'reconnecting' : 'live';
};
