import type { PromiseActorLogic } from 'xstate';

/** A change of a message that stands on the server. */
export type MessageChange =
  | { readonly kind: 'edit'; readonly messageId: string; readonly text: string }
  | { readonly kind: 'delete'; readonly messageId: string }
  | { readonly kind: 'react'; readonly messageId: string; readonly reaction: string; readonly isOn: boolean };

export type ChangeMessageContext = { readonly waiting: readonly MessageChange[] };
export type ChangeMessageEvent = { readonly type: 'message.change'; readonly change: MessageChange };
export type ChangeMessageEmitted = { readonly type: 'change.failed'; readonly message: string };
export type ChangeMessageTag = 'busy';
/** Gives why not, or null. */
export type ChangeMessagePorts = { readonly sendChange: PromiseActorLogic<string | null, MessageChange> };
