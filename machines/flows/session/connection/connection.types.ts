import type { CallbackActorLogic, EventObject } from 'xstate';

export type ConnectionPorts = { watchConnection: CallbackActorLogic<EventObject, void> };

export type ConnectionEvent =
  | { readonly type: 'socket.opened' }
  | { readonly type: 'socket.closed' }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.found' };

export type ConnectionEmitted = { readonly type: 'connection.restored' };

export type ConnectionTag = 'busy' | 'settled';
