import { chatChannelLifecycle } from '#machines/lifecycles/chat-channel/chat-channel.machine.ts';
import { chatMessageLifecycle } from '#machines/lifecycles/chat-message/chat-message.machine.ts';
import type { ChatMessageRow } from '#machines/lifecycles/chat-message/chat-message.types.ts';
import { refusalOf, verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/actor.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { Channel, Message } from './chat-port.ts';

export const chatErrors = {
  messages: 'An error occurred while fetching chat',
  channel: 'There was an unexpected issue while fetching chat channel',
  connect: 'An error occurred while connecting to the chat',
  disconnect: 'An error occurred while disconnecting from the chat',
} as const;

/** What the chart says of a channel. */
export const channelVerdicts = ({ status, chatType }: Pick<Channel, 'status' | 'chatType'>, actor: Actor) =>
  verdicts(chatChannelLifecycle, { status, chatType }, actor);

type Spoken = Pick<Channel, 'chatType'>;

const messageRow = (message: Message, { chatType }: Spoken): ChatMessageRow => ({
  state: message.state,
  text: message.text,
  editedAt: message.editedAt ?? null,
  deletedAt: null,
  chatType,
  authorUserId: message.authorRole === 'tester' ? null : message.authorId,
  isReply: message.threadId !== null && message.threadId !== undefined,
  hasFiles: message.files.length > 0,
});

/** What the chart says of a message. */
export const messageVerdicts = (message: Message, channel: Spoken, actor: Actor) =>
  verdicts(chatMessageLifecycle, messageRow(message, channel), actor);

const { at } = chatMessageLifecycle.samples['message.edit'];

/** Why a message cannot get these words, or null. */
export const editRefusal = (message: Message, channel: Spoken, actor: Actor, text: string): string | null =>
  refusalOf(chatMessageLifecycle, messageRow(message, channel), { type: 'message.edit', text, at, actor })?.message ?? null;

/** Who a tab of tester chats is for; customers have none. */
export const testerTabOf = (role: Role): string | null =>
  role === 'test_manager' ? 'Tester Work' : role === 'community_test_manager' ? 'Private chat' : null;

/** Whether a tester's own chat offers the one with the community: to moderators, who may begin it, and wherever it was begun. */
export const offersCommunity = (
  channel: Pick<Channel, 'chatType' | 'participantId'>,
  channels: readonly Pick<Channel, 'chatType' | 'participantId'>[],
  role: Role,
): boolean =>
  channel.chatType === 'private' &&
  (role === 'community_test_manager' ||
    channels.some(({ chatType, participantId }) => chatType === 'community' && participantId === channel.participantId));

export type ChatTab = { readonly id: 'public' | 'testers'; readonly label: string; readonly unread: number };

/** The tabs of a test's chats under the names of the role, with what is unread in each. */
export const tabsOf = (channels: readonly Pick<Channel, 'chatType' | 'unreadCount'>[], role: Role): readonly ChatTab[] => {
  const unreadIn = (isMeant: (type: Channel['chatType']) => boolean): number =>
    channels.reduce((sum, { chatType, unreadCount }) => (isMeant(chatType) ? sum + unreadCount : sum), 0);
  const testers = testerTabOf(role);
  return [
    { id: 'public', label: 'Public Chat', unread: unreadIn((type) => type === 'public') },
    ...(testers === null ? [] : [{ id: 'testers' as const, label: testers, unread: unreadIn((type) => type !== 'public') }]),
  ];
};

/** A message moves its channel; the list is asked for when the panel opens, so that its order would stay as it was then. */
export const lastWrittenFirst = <Written extends Pick<Channel, 'lastMessageAt'>>(channels: readonly Written[]): readonly Written[] =>
  channels.toSorted((one, other) => (other.lastMessageAt ?? '').localeCompare(one.lastMessageAt ?? ''));

/** Where the test stands, in the words of the chat. */
export const windowWords = ({ windowStatus, windowClosedAt }: Pick<Channel, 'windowStatus' | 'windowClosedAt'>): string | null => {
  if (windowStatus === 'open') return 'Live / Testing in progress';
  return windowStatus === 'closed' && windowClosedAt != null ? 'No feedback provided' : null;
};

const link = /https?:\/\/[^\s<>"'`\u202a-\u202e\u2066-\u2069]+/giu;
const trailing = /[.,;:!?)\]}]+$/u;

export type TextPart = { readonly text: string; readonly href: string | null; readonly at: number };

const hrefOf = (text: string): string | null => {
  try {
    const { protocol, href, username } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && username === '' ? href : null;
  } catch {
    return null;
  }
};

/** Words and links of a message: only whole http addresses without a user part become links, and they read as what they lead to. */
export const partsOf = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(link)) {
    const found = match[0].replace(trailing, '');
    const href = hrefOf(found);
    if (href === null) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index), href: null, at });
    parts.push({ text: found, href, at: match.index });
    at = match.index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null, at });
  return parts;
};
