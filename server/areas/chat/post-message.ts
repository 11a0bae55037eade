import { randomUUID } from 'node:crypto';
import { hasContent, isShort } from '#machines/lifecycles/chat-message/chat-message.machine.ts';
import { chatTexts } from '#schema/vocabulary/chat.ts';
import type { ChatAuthorRole } from '#schema/vocabulary/chat.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { isId } from '#server/api/ids.ts';
import { messageJson } from '#server/api/chat-message.ts';
import type { StoredMessage } from '#server/api/chat-message.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce, announceAll } from '#server/workflow/outbox.ts';
import { mentionsIn } from '#server/workflow/chat-readers.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';

export type Author = {
  readonly userId: string | null;
  readonly testerId: string | null;
  readonly name: string;
  readonly role: ChatAuthorRole;
};

export type NewMessage = {
  readonly channelId: string;
  readonly clientId: string;
  readonly text: string;
  readonly threadId?: string | null;
  readonly quotedMessageId?: string | null;
  readonly fileIds?: readonly string[] | null;
};

export const storedMessage = async (tx: Tx, id: string): Promise<StoredMessage> => {
  const [found] = await tx.query<{ node: StoredMessage }>(`select ${messageJson} as node from chat_message m where m.id = $1`, [id]);
  if (found === undefined) throw new NotFound();
  return found.node;
};

const tie = async (
  tx: Tx,
  channelId: string,
  id: string | null | undefined,
  type: 'message.reply' | 'message.quote',
  operation: string,
): Promise<string | null> => {
  if (id === null || id === undefined) return null;
  const [found] = isId(id)
    ? await tx.query<{ id: string }>('select id from chat_message where id = $1 and channel_id = $2', [id, channelId])
    : [];
  if (found === undefined) throw new NotFound();
  await advance(tx, subjects.chatMessage, found.id, { type }, { operation });
  return found.id;
};

const words = (message: NewMessage, files: number): string => {
  const text = message.text.trim();
  if (!hasContent(text, files > 0)) refuse('blank', chatTexts.blank, 'text');
  if (!isShort(text)) refuse('too_long', chatTexts.tooLong, 'text');
  if (files > limits.chatFiles) refuse('too_many', chatTexts.tooManyFiles, 'fileIds');
  return text;
};

const readPlace = `
  select c.last_position + 1 as position, c.test_id as "testId", m.id as known, m.author_user_id as "userId", m.author_tester_id as "testerId"
  from chat_channel c left join chat_message m on m.channel_id = c.id and m.client_id = $2 where c.id = $1`;

type Place = {
  readonly position: number;
  readonly testId: string;
  readonly known: string | null;
  readonly userId: string | null;
  readonly testerId: string | null;
};

const takePlace = 'update chat_channel set last_position = $2, last_message_at = $3 where id = $1';

const insert = `
  insert into chat_message (id, organization_id, channel_id, test_id, client_id, author_user_id, author_tester_id, author_name, author_role, text,
    parent_message_id, quoted_message_id, mentions, position, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;

/** Whoever has read all before a message of their own, in its thread or in the channel, has read it as well. */
const unreadBefore = (
  where: string,
): string => `not exists (select from chat_message n where n.channel_id = $1 and n.position < $5 and ${where}
  and n.author_user_id is distinct from $3::uuid and n.state <> 'deleted' and n.created_at > (select me.created_at from organization_user me where me.id = $3::uuid))`;

const readOwn = `
  insert into chat_read (channel_id, organization_id, user_id, read_at, position)
  select $1, $2, $3, $4, $5::int where ${unreadBefore(`n.parent_message_id is null
    and n.position > coalesce((select r.position from chat_read r where r.channel_id = $1 and r.user_id = $3), 0)`)}
  on conflict (channel_id, user_id) do update set position = excluded.position, read_at = excluded.read_at`;

const readOwnReply = `
  insert into chat_thread_read (channel_id, organization_id, user_id, read_at, position, thread_id)
  select $1, $2, $3, $4, $5::int, $6::uuid where ${unreadBefore(`n.parent_message_id = $6
    and n.position > coalesce((select r.position from chat_thread_read r where r.thread_id = $6 and r.user_id = $3), 0)`)}
  on conflict (user_id, thread_id) do update set position = excluded.position, read_at = excluded.read_at`;

const claim = `
  update chat_file set message_id = $1 where id = any ($2::uuid[]) and channel_id = $3 and message_id is null
    and created_by is not distinct from $4 and tester_id is not distinct from $5 returning id`;

/** Once for its client id. The channel's row is locked by its chart, so positions follow the order of commits. */
export const postMessage = async <T>(
  tx: Tx,
  message: NewMessage,
  author: Author | Promise<Author>,
  operation: string,
  /** Read after it and sent with it. */
  read: () => Promise<T>,
): Promise<readonly [StoredMessage, T]> => {
  const { channelId, clientId } = message;
  const [{ userId, testerId, name, role }, , [place]] = await Promise.all([
    author,
    advance(tx, subjects.chatChannel, channelId, { type: 'message.post' }, { operation }),
    tx.query<Place>(readPlace, [channelId, clientId]),
  ]);
  if (place === undefined) throw new NotFound();
  const { position, testId } = place;
  if (place.known !== null) {
    if (place.userId !== userId || place.testerId !== testerId) refuse('taken', 'This client id was used by somebody else.', 'clientId');
    return Promise.all([storedMessage(tx, place.known), read()]);
  }
  const files = [...new Set(message.fileIds ?? [])];
  const text = words(message, files.length);
  const threadId = await tie(tx, channelId, message.threadId, 'message.reply', operation);
  const quotedMessageId = await tie(tx, channelId, message.quotedMessageId, 'message.quote', operation);
  const mentions = await mentionsIn(tx, channelId, text);
  const id = randomUUID();
  const { organizationId } = tx.viewer;
  const said = [organizationId, channelId, testId, clientId, userId, testerId, name, role, text, threadId, quotedMessageId, mentions];
  const [, , claimed, stored, , , , found] = await Promise.all([
    tx.query(takePlace, [channelId, position, tx.at]),
    tx.query(insert, [id, ...said, position, tx.at]),
    files.length === 0 ? [] : tx.query(claim, [id, files.filter(isId), channelId, userId, testerId]),
    storedMessage(tx, id),
    userId === null
      ? []
      : threadId === null
        ? tx.query(readOwn, [channelId, organizationId, userId, tx.at, position])
        : tx.query(readOwnReply, [channelId, organizationId, userId, tx.at, position, threadId]),
    record(tx, { operation, entity: 'chat-message', entityId: id, event: 'message.post', after: { channelId, position } }),
    announceAll(tx, [
      { topic: 'chat', testId, entityId: id, payload: { kind: 'message', channelId, isNew: true } },
      ...(threadId === null ? [] : [{ topic: 'chat' as const, testId, entityId: threadId, payload: { kind: 'message' } }]),
    ]),
    read(),
  ]);
  if (claimed.length < files.length) refuse('not_found', 'There is no such file of this chat that is not used yet.', 'fileIds');
  return [stored, found];
};

export const setReaction = async (
  tx: Tx,
  wish: { readonly messageId: string; readonly reaction: string; readonly isOn: boolean },
  by: { readonly userId: string | null; readonly testerId: string | null },
  operation: string,
): Promise<void> => {
  const { testId } = await advance(tx, subjects.chatMessage, wish.messageId, { type: 'message.react' }, { operation });
  const { userId, testerId } = by;
  const changed = wish.isOn
    ? await tx.query(
        `insert into chat_reaction (message_id, organization_id, user_id, tester_id, reaction, created_at) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing returning 1`,
        [wish.messageId, tx.viewer.organizationId, userId, testerId, wish.reaction, tx.at],
      )
    : await tx.query(
        `delete from chat_reaction where message_id = $1 and user_id is not distinct from $2 and tester_id is not distinct from $3 and reaction = $4 returning 1`,
        [wish.messageId, userId, testerId, wish.reaction],
      );
  if (changed.length === 0) return;
  await record(tx, { operation, entity: 'chat-message', entityId: wish.messageId, event: 'message.react', after: { ...wish } });
  await announce(tx, { topic: 'chat', testId, entityId: wish.messageId, payload: { kind: 'message' } });
};
