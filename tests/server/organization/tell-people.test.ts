import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellPeople } from '#server/areas/organization/notify/tell-people.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { openChatWorld } from '../chat/world.ts';
import type { ChatWorld } from '../chat/world.ts';

let world: ChatWorld;
let later = 0;
beforeAll(async () => {
  world = await openChatWorld();
  await world.sql('delete from notification');
});
afterAll(() => world.stop());

const tell = async (): Promise<void> => {
  const { server, database } = world.portal;
  const clock = { now: () => new Date(Date.now() + later * 60_000) };
  await Promise.all([1, 2].map(() => tellPeople({ owner: database.owner, database: server.database, clock })));
};
const told = async (kind: string): Promise<readonly unknown[]> =>
  (await world.sql('select user_id, description, link from notification where kind = $1 order by created_at', [kind])).map(
    ({ user_id, description }) => [user_id, description],
  );
const read = (person: PersonName, channel: string): Promise<unknown> =>
  world.mutate(person, 'markChatRead', { channelId: world.id(channel), position: 1000 }, 'result { unreadCount }');

describe('messages that wait', () => {
  it('are told after five minutes to those whose work they are, once until they are read, and on every node once', async () => {
    for (const person of ['manager', 'accepted'] as const)
      for (const channel of ['chat-public', 'chat-private']) await read(person, channel);
    await world.say('manager', 'chat-private', 'Are you there?');
    later = 4;
    await tell();
    expect(await told('chat_message')).toEqual([]);
    later = 6;
    await tell();
    await tell();
    const [[who, words]] = (await told('chat_message')) as [[string, string]];
    expect([(await told('chat_message')).length, who, words]).toEqual([
      1,
      world.id('accepted'),
      expect.stringMatching(/^New messages in the chat with /u),
    ]);
    await read('accepted', 'chat-private');
    expect(await world.sql('select count(*)::int as marked from notification_mark where user_id = $1', [world.id('accepted')])).toEqual([
      { marked: 1 },
    ]);
    await tell();
    expect(await told('chat_message')).toHaveLength(1);
  });

  it('in the chat of all are told to those who have been there', async () => {
    await world.sql('delete from notification');
    await world.say('manager', 'chat-public', 'Good morning');
    await tell();
    expect((await told('chat_message')).map((each) => (each as string[])[0])).toEqual([world.id('accepted')]);
  });
});

describe('a test that is offered', () => {
  it('is told to its moderator, once for each offer', async () => {
    await world.sql('delete from notification');
    await world.sql(`update moderator_assignment set assigned_at = now() where user_id = $1`, [world.id('assigned')]);
    later = 0;
    await tell();
    await tell();
    expect((await told('assignment_offered')).map((each) => (each as string[])[0])).toEqual([world.id('assigned')]);
  });
});
