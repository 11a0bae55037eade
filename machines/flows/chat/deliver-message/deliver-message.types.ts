import type { PromiseActorLogic } from 'xstate';

/** A message that somebody wrote here and that the server has not got yet, so far as is known. */
export type UnsentMessage = {
  readonly clientId: string;
  readonly channelId: string;
  readonly text: string;
  readonly threadId: string | null;
  readonly quotedMessageId: string | null;
  readonly fileIds: readonly string[];
};

/** What came of sending: the server has it, was not reached, said no for now, or said no for good. */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'unreached' }
  /** With the server's words, where it said any. */
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'refused'; readonly message: string };

export type DeliverMessageInput = UnsentMessage & { readonly isRefused: boolean };
export type DeliverMessageContext = UnsentMessage & { readonly isRefused: boolean; readonly failure: string | null };

export type DeliverMessageEvent =
  | { readonly type: 'turn.given' }
  | { readonly type: 'network.found' }
  | { readonly type: 'message.retry' }
  | { readonly type: 'message.discard' }
  /** It is in the channel: its answer alone was lost. */
  | { readonly type: 'message.heard' };

export type DeliverMessageEmitted =
  | { readonly type: 'message.delivered' }
  | { readonly type: 'message.stopped' }
  | { readonly type: 'message.discarded' };

export type DeliverMessageTag = 'busy' | 'settled';

export type DeliverMessagePorts = { readonly sendMessage: PromiseActorLogic<Delivery, UnsentMessage> };
