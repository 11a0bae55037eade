import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';

export type SendDraftsPorts = {
  /** Sends each copy of this device that the server has not got; a draft that is open in a tab is left to that tab. */
  readonly sendUnsent: PromiseActorLogic<void, void>;
  /** Tells the return of the connection, and that the pages of a draft were left before everything was sent. */
  readonly watchDrafts: CallbackActorLogic<EventObject, void>;
};

export type SendDraftsContext = {
  /** Whether there was another reason to look while copies were being sent. */
  readonly isAsked: boolean;
};
export type SendDraftsEvent = { readonly type: 'connection.restored' } | { readonly type: 'draft.left' };
export type SendDraftsTag = 'busy' | 'refused' | 'settled';
