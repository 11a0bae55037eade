import type { ChatType } from '#schema/vocabulary/around.ts';
import type { ChatMessageState } from '#schema/vocabulary/chat.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type ChatMessageContext = {
  readonly text: string;
  readonly editedAt: string | null;
  readonly deletedAt: string | null;
  readonly chatType: ChatType;
  /** Null: a tester. */
  readonly authorUserId: string | null;
  readonly isReply: boolean;
  readonly hasFiles: boolean;
};

export type ChatMessageEvent =
  | LifecycleEvent<'message.edit', { readonly text: string } & Timed>
  | LifecycleEvent<'message.delete', Timed>
  | LifecycleEvent<'message.react'>
  | LifecycleEvent<'message.reply'>
  | LifecycleEvent<'message.quote'>;

export type ChatMessageRow = ChatMessageContext & { readonly state: ChatMessageState };
