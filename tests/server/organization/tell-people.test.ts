import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postMessage } from '#server/areas/chat/post-message.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
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
});

/** Kept by hand: who hears within minutes of a message of each kind that a tester wrote, whether they were ever in the chat or not. */
const [[, , ...people] = [], ...lines] = readFileSync(new URL('../chat/who-is-told.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

describe('whom a message of a tester is told', () => {
  const userOf = (person: string): string => (person === 'asker' ? asker : world.id(person));
  let asker = '';
  beforeAll(async () => {
    const [made] = await world.sql(
      `insert into organization_user select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'public_id', gen_random_uuid()::text,
         'email', 'asker@a.test', 'first_name', 'Ask', 'last_name', 'Er'))).* from organization_user u where u.id = $1 returning id`,
      [world.id('customer')],
    );
    asker = String(made?.['id']);
    await world.sql(
      `with q as (insert into customer_request (organization_id, created_by) values ($1, $2) returning id)
       update test set customer_request_id = (select id from q) where id = $3`,
      [world.id('organization'), asker, world.id('supervised')],
    );
  });

  const nameOf = async (person: string): Promise<string> => {
    const [found] = await world.sql(`select first_name || ' ' || last_name as name from organization_user where id = $1`, [userOf(person)]);
    return String(found?.['name']);
  };

  it.each(lines.map(([chat = '', message = '', ...cells]) => [chat, message, cells] as const))('%s: %s', async (chat, message, cells) => {
    const [type = ''] = chat.split(' ');
    const channel = world.id(`chat-${type}`);
    await world.sql('delete from notification');
    await world.sql('delete from chat_read');
    await world.sql('delete from chat_thread_read');
    await world.sql('update chat_message set quoted_message_id = null where quoted_message_id is not null');
    // Whoever wrote in a private chat takes part in it.
    await world.sql(`delete from chat_message where author_user_id = $1 or text like 'It fails%'`, [world.id('manager')]);
    await world.sql(`update chat_message set created_at = now() - interval '3 days'`);
    await world.sql(`update moderator_assignment set status = $2 where user_id = $1`, [
      world.id('accepted'),
      chat.endsWith('unmoderated') ? 'assigned' : 'accepted',
    ]);
    const named = /^mentions the (\w+)$/u.exec(message)?.[1];
    const answers = message === 'answers the manager';
    const quoted = answers
      ? await world.sql(
          `with place as (update chat_channel set last_position = last_position + 1 where id = $1 returning *)
           insert into chat_message (organization_id, channel_id, test_id, client_id, author_user_id, author_name, author_role, text, position, created_at)
           select organization_id, id, test_id, gen_random_uuid()::text, $2, 'M', 'test_manager', 'Anything new?', last_position, now() - interval '3 days' from place returning id`,
          [channel, world.id('manager')],
        )
      : [];
    await world.portal.server.database.write(systemViewer(world.id('organization')), (tx) =>
      postMessage(
        tx,
        {
          channelId: channel,
          clientId: randomUUID(),
          text: named === undefined ? 'It fails' : `It fails, @${names.get(named)}`,
          quotedMessageId: answers ? String(quoted[0]?.['id']) : null,
        },
        { userId: null, testerId: world.id('tester-1'), name: 'T', role: 'tester' },
        'test',
        () => Promise.resolve(null),
      ),
    );
    later = 6;
    await tell();
    await tell();
    const found = (await world.sql(`select user_id from notification where kind = 'chat_message'`)).map(({ user_id }) => String(user_id));
    expect(Object.fromEntries(people.map((person) => [person, found.filter((id) => id === userOf(person)).length]))).toEqual(
      Object.fromEntries(people.map((person, at) => [person, cells[at] === 'yes' ? 1 : 0])),
    );
  });

  const names = new Map<string, string>();
  beforeAll(async () => {
    for (const person of ['customer', 'manager']) names.set(person, await nameOf(person));
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
