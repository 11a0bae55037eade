import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';

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

export type ConnectionEmitted = { readonly type: 'connection.restored' } | { readonly type: 'call.answered' };

export type ConnectionTag = 'busy' | 'settled';
