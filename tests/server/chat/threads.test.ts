import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonName } from '#tests/support/twin-world.ts';
import { absentId } from '#tests/support/twin-world.ts';
import { openChatWorld } from './world.ts';
import type { ChatWorld } from './world.ts';

let world: ChatWorld;
beforeAll(async () => {
  world = await openChatWorld();
});
afterAll(() => world.stop());

const say = async (person: PersonName, text: string, threadId: string | null = null, channel = 'chat-public') => {
  const { data } = await world.say(person, channel, text, { threadId });
  return data?.['answer'].result as { readonly id: string; readonly position: number };
};
const mark = (person: PersonName, position: number, threadId: string | null = null) =>
  world.mutate(
    person,
    'markChatRead',
    { channelId: world.id('chat-public'), position, threadId },
    'result { unreadCount readPosition unreadThreads { id words unreadCount readPosition } }',
  );
type Thread = { readonly id: string; readonly words: string; readonly unreadCount: number };
/** What is unread for a person: in all, in the channel and in each thread by its first words. */
const unread = async (person: PersonName) => {
  const { data } = await world.send(
    person,
    'query ($externalIds: [ID!]!) { chatUnreadCount chatChannels(externalIds: $externalIds) { unreadCount unreadThreads { id words unreadCount } } }',
    { externalIds: [world.id('chat-public').replaceAll('-', '')] },
  );
  const [{ unreadCount = -1, unreadThreads = [] } = {}] = (data?.['chatChannels'] ?? []) as readonly {
    readonly unreadCount?: number;
    readonly unreadThreads?: readonly Thread[];
  }[];
  return { all: unreadCount, threads: Object.fromEntries(unreadThreads.map(({ words, unreadCount: count }) => [words, count])) };
};

let head: { readonly id: string; readonly position: number };
let other: { readonly id: string; readonly position: number };
beforeEach(async () => {
  head = await say('manager', 'About the build');
  other = await say('manager', 'About vouchers');
  await world.sql('delete from chat_read');
  await world.sql('delete from chat_thread_read');
  for (const person of ['customer', 'manager', 'accepted'] as const) await mark(person, other.position);
  for (const person of ['customer', 'manager', 'accepted'] as const)
    for (const { id } of await world.sql('select distinct parent_message_id as id from chat_message where parent_message_id is not null'))
      await mark(person, 10_000, String(id));
});

describe('a thread', () => {
  it('is unread by itself: to read the channel leaves its replies unread, to read it leaves the channel', async () => {
    const first = await say('accepted', 'Which one?', head.id);
    await say('accepted', 'And until when?', other.id);
    const last = await say('accepted', 'Good morning');
    expect(await unread('customer')).toEqual({ all: 3, threads: { 'About the build': 1, 'About vouchers': 1 } });
    await mark('customer', last.position);
    expect(await unread('customer')).toEqual({ all: 2, threads: { 'About the build': 1, 'About vouchers': 1 } });
    const later = await say('accepted', 'Still there?');
    await mark('customer', first.position, head.id);
    expect(await unread('customer')).toEqual({ all: 2, threads: { 'About vouchers': 1 } });
    await mark('customer', later.position);
    expect(await unread('customer')).toEqual({ all: 1, threads: { 'About vouchers': 1 } });
  });

  it('never goes back, and is marked twice with the same outcome', async () => {
    const first = await say('accepted', 'One', head.id);
    const second = await say('accepted', 'Two', head.id);
    const { data } = await mark('customer', second.position, head.id);
    expect(data?.['answer'].result.unreadThreads).toEqual([]);
    await mark('customer', first.position, head.id);
    await mark('customer', second.position, head.id);
    expect(await unread('customer')).toEqual({ all: 0, threads: {} });
  });

  it('is read by whoever replies after they have read it, and by nobody who has not', async () => {
    await say('accepted', 'A question', head.id);
    await say('customer', 'Written blindly', head.id);
    expect(await unread('customer')).toEqual({ all: 1, threads: { 'About the build': 1 } });
    expect(await unread('accepted')).toEqual({ all: 1, threads: { 'About the build': 1 } });
    await mark('customer', 10_000, head.id);
    await say('customer', 'Read, then written', head.id);
    await say('customer', 'And to all');
    expect(await unread('customer')).toEqual({ all: 0, threads: {} });
  });

  it('of another chat, a reply, and nothing at all are not there', async () => {
    const reply = await say('accepted', 'A reply', head.id);
    for (const threadId of [world.id('chat-private-message'), reply.id, absentId, 'nothing'])
      expect((await mark('customer', 1, threadId)).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('whose replies were taken back is read', async () => {
    const reply = await say('accepted', 'Never mind', head.id);
    await world.mutate('accepted', 'deleteChatMessage', { messageId: reply.id }, 'result { id }');
    expect(await unread('customer')).toEqual({ all: 0, threads: {} });
  });
});
