import type { PromiseActorLogic } from 'xstate';

/** Which messages to bring: the newest or those around a message, or a page on one side of what is there. */
export type Wanted =
  | { readonly kind: 'newest' }
  | { readonly kind: 'around'; readonly messageId: string }
  | { readonly kind: 'unread' }
  | { readonly kind: 'earlier' }
  | { readonly kind: 'later' };

export type ReadChannelInput = { readonly channelId: string; readonly threadId: string | null; readonly messageId: string | null };
export type ReadChannelContext = ReadChannelInput & { readonly wanted: Wanted };

export type ReadChannelEvent =
  | { readonly type: 'messages.want'; readonly wanted: Wanted }
  | { readonly type: 'messages.retry' }
  | { readonly type: 'connection.restored' };

export type ReadChannelEmitted = { readonly type: 'messages.failed' } | { readonly type: 'messages.loaded'; readonly wanted: Wanted };
export type ReadChannelTag = 'busy';
export type ReadCall = { readonly channelId: string; readonly threadId: string | null; readonly wanted: Wanted };
export type ReadChannelPorts = {
  readonly loadMessages: PromiseActorLogic<void, ReadCall>;
  readonly catchUp: PromiseActorLogic<void, { readonly channelId: string; readonly threadId: string | null }>;
};
