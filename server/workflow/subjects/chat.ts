import { chatChannelLifecycle } from '#machines/lifecycles/chat-channel/chat-channel.machine.ts';
import type { chatChannelMachine } from '#machines/lifecycles/chat-channel/chat-channel.machine.ts';
import type { ChatChannelRow } from '#machines/lifecycles/chat-channel/chat-channel.types.ts';
import { chatMessageLifecycle } from '#machines/lifecycles/chat-message/chat-message.machine.ts';
import type { chatMessageMachine } from '#machines/lifecycles/chat-message/chat-message.machine.ts';
import type { ChatMessageRow } from '#machines/lifecycles/chat-message/chat-message.types.ts';
import type { Subject } from '../advance.ts';
import { mentionsIn } from '../chat-readers.ts';
import { announce } from '../outbox.ts';
import type { Tx } from '../transaction.ts';

export const chatChannel: Subject<typeof chatChannelMachine, ChatChannelRow> = {
  lifecycle: chatChannelLifecycle,
  table: 'chat_channel',
  columns: { status: 't.status', chatType: 't.chat_type' },
  topic: 'chat',
  testId: 't.test_id',
};

/** An edit names whom it names now. */
const mentionAgain = async (tx: Tx, id: string): Promise<void> => {
  const [edited] = await tx.query<{ channelId: string; text: string }>(
    'select channel_id as "channelId", text from chat_message where id = $1',
    [id],
  );
  if (edited !== undefined)
    await tx.query('update chat_message set mentions = $2 where id = $1', [id, await mentionsIn(tx, edited.channelId, edited.text)]);
};

export const chatMessage: Subject<typeof chatMessageMachine, ChatMessageRow> = {
  lifecycle: chatMessageLifecycle,
  table: 'chat_message',
  columns: {
    state: 't.state',
    text: 't.text',
    editedAt: 't.edited_at',
    deletedAt: 't.deleted_at',
    chatType: '(select c.chat_type from chat_channel c where c.id = t.channel_id)',
    authorUserId: 't.author_user_id',
    isReply: '(t.parent_message_id is not null)',
    hasFiles: 'exists (select from chat_file f where f.message_id = t.id)',
  },
  topic: 'chat',
  testId: 't.test_id',
  follows: async (tx, { id, type, before }) => {
    if (type === 'message.edit') await mentionAgain(tx, id);
    if (type !== 'message.delete' || !before.isReply) return;
    const [reply] = await tx.query<{ parentId: string; testId: string }>(
      'select parent_message_id as "parentId", test_id as "testId" from chat_message where id = $1',
      [id],
    );
    if (reply !== undefined)
      await announce(tx, { topic: 'chat', testId: reply.testId, entityId: reply.parentId, payload: { kind: 'message' } });
  },
};
