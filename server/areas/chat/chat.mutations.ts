import { chatReactions, chatTypeOfCustomers } from '#schema/vocabulary/around.ts';
import type { ChatType } from '#schema/vocabulary/around.ts';
import { isId } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { compile, raw, sql } from '#server/database/sql.ts';
import { channelShape, unreadBy } from '#server/entities/chat.fields.ts';
import { messageFor } from '#server/api/chat-message.ts';
import { advance } from '#server/workflow/advance.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import { announce } from '#server/workflow/outbox.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { refusalOf } from '#machines/lib/lifecycle.ts';
import { chatChannelLifecycle } from '#machines/lifecycles/chat-channel/chat-channel.machine.ts';
import type { ChatChannelRow } from '#machines/lifecycles/chat-channel/chat-channel.types.ts';
import type { chatMessageMachine } from '#machines/lifecycles/chat-message/chat-message.machine.ts';
import { postMessage, setReaction, storedMessage } from './post-message.ts';
import type { Author, NewMessage } from './post-message.ts';
import { participantOf, registerChannel } from './register-channel.ts';

const channel = async (work: Work, id: string, part: 'result' | 'channel' = 'result') => ({
  result: await work.select(
    part,
    { id },
    (selection) => sql`select ${channelShape(selection)} as json from chat_channel c where c.id = ${argument('id')}`,
  ),
});

const message = async ({ tx, context: { services } }: Work, id: string) => ({
  result: messageFor(await storedMessage(tx, id), tx.viewer, services),
});

const author = async (tx: Tx): Promise<Author> => {
  const [me] = await tx.query<{ name: string }>(
    `select trim(first_name || ' ' || last_name) as name from organization_user where id = $1`,
    [tx.viewer.userId],
  );
  return { userId: tx.viewer.userId, testerId: null, name: me?.name ?? '', role: tx.viewer.role as Author['role'] };
};

const move = async (work: Work, messageId: string, event: EventOf<typeof chatMessageMachine>) => {
  const id = messageId.toLowerCase();
  await advance(work.tx, subjects.chatMessage, id, event, { operation: work.operation, payload: { kind: 'message' } });
  return message(work, id);
};

type Register = { readonly targetId: string; readonly type: ChatType; readonly testerId?: string | null };
type React = { readonly messageId: string; readonly reaction: string; readonly isOn: boolean };

type Read = { readonly channelId: string; readonly position: number; readonly threadId?: string | null };

const longestClientId = 64;

/** The message of the channel that a thread stands under. */
const headOf = async (tx: Tx, channelId: string, threadId: string): Promise<string> => {
  const [found] = isId(threadId)
    ? await tx.query<{ id: string }>('select id from chat_message where id = $1 and channel_id = $2 and parent_message_id is null', [
        threadId,
        channelId,
      ])
    : [];
  if (found === undefined) throw new NotFound();
  return found.id;
};

const markRead = `
  insert into chat_read (channel_id, organization_id, user_id, read_at, position)
  select c.id, c.organization_id, $2, $3, least($4, c.last_position) from chat_channel c where c.id = $1
  on conflict (channel_id, user_id) do update set position = excluded.position, read_at = excluded.read_at where chat_read.position < excluded.position
  returning position`;

const markThreadRead = `
  insert into chat_thread_read (thread_id, channel_id, organization_id, user_id, position, read_at)
  select m.id, c.id, c.organization_id, $2, least($4, c.last_position), $3
  from chat_message m join chat_channel c on c.id = m.channel_id where c.id = $1 and m.id = $5
  on conflict (user_id, thread_id) do update set position = excluded.position, read_at = excluded.read_at where chat_thread_read.position < excluded.position
  returning position`;

/** Back to before a message, of its channel or of its thread. */
const unread = (table: 'chat_read' | 'chat_thread_read'): string => `
  update ${table} set position = m.position - 1 from chat_message m
  where m.id = $1 and ${table}.user_id = $2 and ${table}.position >= m.position and ${
    table === 'chat_read'
      ? 'm.parent_message_id is null and chat_read.channel_id = m.channel_id'
      : 'chat_thread_read.thread_id = m.parent_message_id'
  }`;

/** Who has read all of a chat has also read its notifications. */
const markTold = `
  insert into notification_mark (organization_id, user_id, notification_id, read_at)
  select n.organization_id, $2, n.id, $3 from notification n join chat_channel c on c.id = $1
  where n.user_id = $2 and not exists (select from ${compile(unreadBy(raw('$2::uuid'))).text} left_over) and n.kind = 'chat_message' and n.link = '/results/' || c.test_id || '?channel_id=' || c.external_id
  on conflict do nothing`;

export const chatMutations: ResolverMap[string] = {
  chatRegister: mutation<Register>('chatRegister', async (work, { targetId, type, testerId }) => {
    const { tx, operation } = work;
    if (type !== chatTypeOfCustomers && tx.viewer.role === 'customer') throw new NotFound();
    const testId = targetId.toLowerCase();
    const participantId = type === 'public' ? null : await participantOf(tx, testId, testerId);
    return channel(work, await registerChannel(tx, { testId, chatType: type, participantId }, operation));
  }),

  chatChannelResolve: mutation<{ externalId: string }>('chatChannelResolve', async (work, { externalId }) => {
    const { tx, operation } = work;
    const [found] = await tx.query<{ id: string }>('select id from chat_channel where external_id = $1 and organization_id = $2', [
      externalId,
      tx.viewer.organizationId,
    ]);
    if (found === undefined) throw new NotFound();
    await advance(
      tx,
      subjects.chatChannel,
      found.id,
      { type: 'channel.resolve' },
      { operation, payload: { kind: 'channel', channelId: found.id } },
    );
    return channel(work, found.id);
  }),

  sendChatMessage: mutation<NewMessage>('sendChatMessage', async (work, input) => {
    const { tx, operation, context } = work;
    if (input.clientId.trim() === '' || input.clientId.length > longestClientId)
      refuse('invalid', 'A client id has 1 to 64 characters.', 'clientId');
    const channelId = input.channelId.toLowerCase();
    const [posted, { result }] = await postMessage(tx, { ...input, channelId }, author(tx), operation, () =>
      channel(work, channelId, 'channel'),
    );
    return { result: messageFor(posted, tx.viewer, context.services), channel: result };
  }),

  editChatMessage: mutation<{ messageId: string; text: string }>('editChatMessage', (work, { messageId, text }) =>
    move(work, messageId, { type: 'message.edit', text }),
  ),

  deleteChatMessage: mutation<{ messageId: string }>('deleteChatMessage', (work, { messageId }) =>
    move(work, messageId, { type: 'message.delete' }),
  ),

  reactToChatMessage: mutation<React>('reactToChatMessage', async (work, { messageId, reaction, isOn }) => {
    const { tx, operation } = work;
    if (!chatReactions.some((known) => known === reaction)) refuse('inclusion', 'Not a valid reaction.', 'reaction');
    const id = messageId.toLowerCase();
    await setReaction(tx, { messageId: id, reaction, isOn }, { userId: tx.viewer.userId, testerId: null }, operation);
    return message(work, id);
  }),

  markChatUnread: mutation<{ messageId: string }>('markChatUnread', async (work, { messageId }) => {
    const { tx } = work;
    const [at] = await tx.query<{ id: string; channelId: string; testId: string; threadId: string | null; position: number }>(
      'select id, channel_id as "channelId", test_id as "testId", parent_message_id as "threadId", position from chat_message where id = $1',
      [messageId],
    );
    if (at === undefined) throw new NotFound();
    const { channelId, testId, threadId, position } = at;
    await tx.query(unread(threadId === null ? 'chat_read' : 'chat_thread_read'), [at.id, tx.viewer.userId]);
    await announce(tx, {
      topic: 'chat',
      testId,
      entityId: channelId,
      payload: { kind: 'unread', channelId, userId: tx.viewer.userId, position: position - 1, threadId },
    });
    return channel(work, channelId);
  }),

  showChatTyping: mutation<{ channelId: string }>('showChatTyping', async ({ tx }, { channelId }) => {
    const id = channelId.toLowerCase();
    const [[found], { name, userId }] = await Promise.all([
      tx.query<ChatChannelRow & { testId: string }>(
        'select test_id as "testId", status, chat_type as "chatType" from chat_channel where id = $1',
        [id],
      ),
      author(tx),
    ]);
    if (found === undefined) throw new NotFound();
    const refused = refusalOf(chatChannelLifecycle, found, { type: 'message.post', actor: { role: tx.viewer.role, userId } });
    if (refused !== null) refuse(refused.code, refused.message);
    await announce(tx, {
      topic: 'presence',
      testId: found.testId,
      entityId: id,
      payload: { kind: 'typing', channelId: id, typingName: name, userId },
    });
    return { result: id };
  }),

  markChatRead: mutation<Read>('markChatRead', async (work, { channelId, position, threadId: thread = null }) => {
    const { tx } = work;
    const id = channelId.toLowerCase();
    const threadId = thread === null ? null : await headOf(tx, id, thread);
    const read = [id, tx.viewer.userId, tx.at, position];
    const [moved] = await tx.query<{ position: number }>(
      threadId === null ? markRead : markThreadRead,
      threadId === null ? read : [...read, threadId],
    );
    await tx.query(markTold, [id, tx.viewer.userId, tx.at]);
    const [found] = await tx.query<{ testId: string }>('select test_id as "testId" from chat_channel where id = $1', [id]);
    if (moved !== undefined)
      await announce(tx, {
        topic: 'chat',
        testId: found?.testId ?? null,
        entityId: id,
        payload: { kind: 'read', channelId: id, userId: tx.viewer.userId, position: moved.position, threadId },
      });
    return channel(work, id);
  }),
};
