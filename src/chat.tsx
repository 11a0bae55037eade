import type { ChatType } from '#schema/vocabulary/around.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { ComponentType } from 'react';
import { createContext, use } from 'react';

export type OpenChatProps = {
  readonly testId: string;
  readonly type: ChatType;
  readonly testerId?: string | undefined;
  /** Whom or what the chat is with, for the name of the control. */
  readonly name: string;
  readonly isSmall?: boolean | undefined;
  /** Where it is left out, all that is unread in the test. */
  readonly unread?: number | undefined;
};

type ChatUnreadProps = { readonly testId: string };

/** What other screens show of the chat; null for whom there is none. */
export type ChatParts = {
  readonly Open: ComponentType<OpenChatProps>;
  readonly Unread: ComponentType<ChatUnreadProps>;
  readonly Mine: ComponentType;
};

export const ChatPartsContext = createContext<ChatParts | null>(null);

/** The control that opens a chat from any screen. */
export function OpenChat(props: OpenChatProps) {
  const parts = use(ChatPartsContext);
  return parts === null ? null : <parts.Open {...props} />;
}

/** How many messages of a test's chats are unread, where some are. */
export function ChatUnread(props: ChatUnreadProps) {
  const parts = use(ChatPartsContext);
  return parts === null ? null : <parts.Unread {...props} />;
}

/** The chats of the viewer, beside the bell. */
export function MyChats() {
  const parts = use(ChatPartsContext);
  return parts === null ? null : <parts.Mine />;
}

type ShownChannel = { readonly chatType: ChatType; readonly unreadCount: number };

/** Unread messages in the chats with one tester, for those whose work they are: moderators, or test managers of a test without any. */
export const unreadWith = (channels: readonly ShownChannel[], role: Role, hasModerators: boolean): number => {
  const isTheirs = role === 'community_test_manager' || (role === 'test_manager' && !hasModerators);
  return isTheirs ? channels.reduce((sum, { unreadCount }) => sum + unreadCount, 0) : 0;
};

/** The channel that an address opens the chat of, or null. */
export const openChannel = (search: object): string | null => {
  const named: unknown = Reflect.get(search, 'channel_id');
  return typeof named === 'string' && named !== '' ? named : typeof named === 'number' ? String(named) : null;
};
