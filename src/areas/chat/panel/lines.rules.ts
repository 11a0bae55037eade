import type { Actor } from '#machines/lib/actor.ts';
import { dateWords } from '#schema/dates.ts';
import { readerWords, readerZone } from '#src/ui/reader-dates.ts';
import { messageVerdicts } from '../room/chat.rules.ts';
import type { Channel, Message } from '../room/chat-port.ts';
import type { Unsent } from '../room/outbox.ts';

/** One line of the list: a day, where the unread begin, a message, or one that is not sent yet. */
export type Line =
  | { readonly kind: 'day'; readonly key: string; readonly words: string }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'message'; readonly key: string; readonly message: Message; readonly isFirst: boolean }
  | { readonly kind: 'unsent'; readonly key: string; readonly unsent: Unsent };

const together = 5 * 60_000;

/** Day and year on the reader's calendar. */
const dayOf = (at: string): string => dateWords(at, 'moment', readerZone()).split(',')[0] ?? '';

const follows = (before: Message | undefined, message: Message): boolean =>
  before !== undefined &&
  before.authorId === message.authorId &&
  message.quoted == null &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < together;

/** Messages with days between them and a rule where the unread begin; what is not sent stands at the end. */
export const linesOf = (
  messages: readonly Message[],
  unsent: readonly Unsent[],
  unreadAfter: number | null,
  me: string,
): readonly Line[] => {
  const lines: Line[] = [];
  let day = '';
  let before: Message | undefined;
  let isRuled = unreadAfter === null;
  for (const message of messages) {
    const today = dayOf(message.createdAt);
    if (today !== day) {
      lines.push({ kind: 'day', key: `day ${today}`, words: readerWords(message.createdAt, 'day', readerZone()) });
      before = undefined;
    }
    day = today;
    if (!isRuled && message.position > (unreadAfter ?? 0) && message.authorId !== me) {
      lines.push({ kind: 'unread', key: 'unread' });
      isRuled = true;
      before = undefined;
    }
    lines.push({ kind: 'message', key: message.id, message, isFirst: !follows(before, message) });
    before = message;
  }
  const known = new Set(messages.map(({ clientId }) => clientId));
  for (const each of unsent) if (!known.has(each.clientId)) lines.push({ kind: 'unsent', key: each.clientId, unsent: each });
  return lines;
};

/** Up to where a channel without its threads, or one of them, is read, and whether something in it is not. */
export const unreadIn = (
  { unreadCount, readPosition, unreadThreads }: Pick<Channel, 'unreadCount' | 'readPosition' | 'unreadThreads'>,
  threadId: string | null,
): { readonly readPosition: number; readonly hasUnread: boolean } => {
  const thread = unreadThreads.find(({ id }) => id === threadId);
  if (threadId !== null) return { readPosition: thread?.readPosition ?? 0, hasUnread: thread !== undefined };
  const replies = unreadThreads.reduce((sum, each) => sum + each.unreadCount, 0);
  return { readPosition, hasUnread: unreadCount > replies };
};

/** The message that its author changes from the keyboard: their last one here, so long as the chart lets them. */
export const lastEditable = (lines: readonly Line[], channel: Pick<Channel, 'chatType'>, actor: Actor): string | null => {
  const own = lines.findLast(
    (line) => line.kind === 'message' && line.message.authorId === actor.userId && line.message.state !== 'deleted',
  );
  if (own?.kind !== 'message' || own.message.text === '') return null;
  return messageVerdicts(own.message, channel, actor)['message.delete'] === null ? own.message.id : null;
};

/** Whether the unread begin above what is in sight: before the first message there is, or at a rule that is scrolled away. */
export const isUnreadAbove = (lines: readonly Line[], firstPosition: number, readPosition: number, top: number): boolean => {
  if (firstPosition > readPosition + 1) return true;
  const rule = lines.findIndex(({ kind }) => kind === 'unread');
  return rule >= 0 && rule < top;
};
