import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tellPeople } from '#server/areas/organization/notify/tell-people.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { changes, openChatWorld } from './world.ts';
import type { ChatWorld } from './world.ts';

let world: ChatWorld;
const names = new Map<string, string>();
beforeAll(async () => {
  world = await openChatWorld();
  for (const person of ['customer', 'manager', 'accepted', 'assigned']) {
    const [found] = await world.sql(`select trim(first_name || ' ' || last_name) as name from organization_user where id = $1`, [
      world.id(person),
    ]);
    names.set(person, String(found?.['name']));
  }
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sql('delete from chat_read');
  await world.sql('delete from chat_thread_read');
  await world.sql('delete from notification');
  await world.sql(`update chat_message set created_at = now() - interval '3 days'`);
  for (const person of ['customer', 'manager', 'accepted'] as const) await readAll(person);
});

const readAll = async (person: PersonName): Promise<void> => {
  for (const chat of person === 'customer' ? (['public'] as const) : (['public', 'private', 'community'] as const)) {
    await world.mutate(person, 'markChatRead', { channelId: world.id(`chat-${chat}`), position: 10_000 }, 'result { id }');
    for (const { thread } of await world.sql(
      'select distinct parent_message_id as thread from chat_message where channel_id = $1 and parent_message_id is not null',
      [world.id(`chat-${chat}`)],
    ))
      await world.mutate(
        person,
        'markChatRead',
        { channelId: world.id(`chat-${chat}`), threadId: thread, position: 10_000 },
        'result { id }',
      );
  }
};
type Sent = { readonly id: string; readonly mentions: readonly { readonly name: string }[] };
const say = async (person: PersonName, chat: string, text: string, more: object = {}): Promise<Sent> => {
  const { data } = await world.mutate(
    person,
    'sendChatMessage',
    { channelId: world.id(`chat-${chat}`), clientId: crypto.randomUUID(), text, ...more },
    'result { id mentions { id name } }',
  );
  return data?.['answer'].result;
};
const mine = async (person: PersonName, kind = 'all', text: string | null = null) => {
  const { data } = await world.send(
    person,
    'query ($kind: MyChatsKind, $text: String) { myChats(kind: $kind, text: $text) { hasMore nodes { chatType unreadCount unreadMentions } } }',
    { kind, text },
  );
  return data?.['myChats'].nodes as readonly { readonly chatType: string; readonly unreadCount: number; readonly unreadMentions: number }[];
};
const unread = async (person: PersonName): Promise<readonly { readonly testId: string; readonly count: number }[]> =>
  (await world.send(person, '{ chatUnread { testId count } }')).data?.['chatUnread'];

describe('the chats of a person', () => {
  it('stand with what is unread first, of each kind, and only those they may open', async () => {
    await say('manager', 'public', 'To all');
    expect((await mine('customer')).map(({ chatType }) => chatType)).toEqual(['public']);
    expect((await mine('accepted'))[0]).toEqual({ chatType: 'public', unreadCount: 1, unreadMentions: 0 });
    const kinds = async (kind: string) => (await mine('accepted', kind)).map(({ chatType }) => chatType).toSorted();
    expect([await kinds('unread'), await kinds('public'), await kinds('private')]).toEqual([
      ['public'],
      ['public'],
      ['community', 'private'],
    ]);
    expect(await mine('assigned')).toEqual([]);
    expect(await unread('accepted')).toEqual([{ testId: world.id('supervised'), count: 1 }]);
    expect(await unread('assigned')).toEqual([]);
  });

  it('are found by the test, taken literally', async () => {
    const [test] = await world.sql('select name from test where id = $1', [world.id('supervised')]);
    await say('manager', 'public', 'To all');
    expect((await mine('customer', 'all', String(test?.['name']))).length).toBe(1);
    expect((await mine('customer', 'all', '%')).length).toBe(0);
  });
});

describe('a mention', () => {
  it('is found in the words by the server, of those who read the chat alone, and changes with an edit', async () => {
    const sent = await say('accepted', 'private', `@${names.get('manager')} and @${names.get('customer')} and @${names.get('assigned')}`);
    expect(sent.mentions.map(({ name }) => name)).toEqual([names.get('manager')]);
    expect((await mine('manager', 'mentions')).map(({ chatType, unreadMentions }) => [chatType, unreadMentions])).toEqual([['private', 1]]);
    await world.mutate('accepted', 'editChatMessage', { messageId: sent.id, text: 'Nobody' }, 'result { id }');
    expect(await mine('manager', 'mentions')).toEqual([]);
  });

  it('offers those who read the chat, and nobody of another organization', async () => {
    const readers = async (person: PersonName, chat: string) => {
      const { data, errors } = await world.send(person, 'query ($channelId: ID!) { chatReaders(channelId: $channelId) { name } }', {
        channelId: world.id(`chat-${chat}`),
      });
      return errors[0]?.extensions?.code ?? ((data?.['chatReaders'] ?? []) as readonly { readonly name: string }[]).map(({ name }) => name);
    };
    expect(await readers('customer', 'public')).toEqual(expect.arrayContaining([names.get('manager'), names.get('accepted')]));
    expect(await readers('customer', 'public')).not.toContain(names.get('assigned'));
    expect(await readers('manager', 'private')).not.toContain(names.get('customer'));
    expect(await readers('customer', 'private')).toBe('NOT_FOUND');
  });

  it('is told at once to whom it names, and what it is to them', async () => {
    const heard = (await world.socket('manager')).subscribe(changes.replace('isNew', 'isNew concern'));
    const last = async (text: string) => {
      const concern = () => heard.events.find(({ message }) => (message as { readonly text?: string } | null)?.text === text)?.['concern'];
      await expect.poll(concern, { timeout: 20_000 }).not.toBeUndefined();
      return concern();
    };
    await expect.poll(async () => (await say('accepted', 'public', 'Awake?'), heard.events.length), { timeout: 20_000 }).toBeGreaterThan(0);
    const own = await say('manager', 'public', 'Which build?');
    for (const [chat, text, more, concern] of [
      ['public', 'To all', {}, null],
      ['public', `Look, @${names.get('manager')}`, {}, 'mention'],
      ['public', 'The last one', { threadId: own.id }, 'reply'],
      ['private', 'Between us', {}, null],
    ] as const) {
      await say('accepted', chat, text, more);
      expect([text, await last(text)]).toEqual([text, concern]);
    }
  });
});

describe('a message that was read', () => {
  it('is unread again for who wishes it, with what came after it in its place, and for nobody else', async () => {
    const head = await say('manager', 'public', 'One');
    const reply = await say('manager', 'public', 'In a thread', { threadId: head.id });
    await say('manager', 'public', 'Two');
    await readAll('customer');
    await readAll('accepted');
    const again = (messageId: string) => world.mutate('customer', 'markChatUnread', { messageId }, 'result { unreadCount }');
    expect((await again(reply.id)).data?.['answer'].result).toEqual({ unreadCount: 1 });
    expect((await again(head.id)).data?.['answer'].result).toEqual({ unreadCount: 3 });
    expect((await again(head.id)).data?.['answer'].result).toEqual({ unreadCount: 3 });
    expect(await unread('accepted')).toEqual([]);
    expect((await again(world.id('chat-private-message'))).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('clears the notification of its chat once nothing in it is left, also in threads', async () => {
    const head = await say('manager', 'public', 'A question');
    await say('manager', 'public', 'And more', { threadId: head.id });
    const { server, database } = world.portal;
    const tell = () =>
      tellPeople({ owner: database.owner, database: server.database, clock: { now: () => new Date(Date.now() + 6 * 60_000) } });
    await tell();
    const open = async () =>
      Number(
        (
          await world.sql(
            `select count(*) from notification n where n.user_id = $1 and n.kind = 'chat_message'
           and not exists (select from notification_mark k where k.notification_id = n.id)`,
            [world.id('customer')],
          )
        )[0]?.['count'],
      );
    expect(await open()).toBe(1);
    await world.mutate('customer', 'markChatRead', { channelId: world.id('chat-public'), position: 10_000 }, 'result { id }');
    await tell();
    expect(await open()).toBe(1);
    await readAll('customer');
    await tell();
    expect([await open(), await unread('customer')]).toEqual([0, []]);
  });
});

describe('who writes', () => {
  it('is shown to others who read the chat, never to themselves, and not where they may only read', async () => {
    const heard = new Map(
      await Promise.all(
        (['manager', 'customer', 'accepted'] as const).map(async (one) => [one, (await world.socket(one)).subscribe(changes)] as const),
      ),
    );
    const typing = (person: PersonName, chat: string) =>
      world.mutate(person, 'showChatTyping', { channelId: world.id(`chat-${chat}`) }, '');
    const shown = (person: 'manager' | 'customer' | 'accepted') =>
      heard.get(person)?.events.flatMap(({ typingName }) => (typingName == null ? [] : [typingName]));
    await expect
      .poll(
        async () => {
          await typing('manager', 'private');
          await typing('accepted', 'public');
          return [shown('customer')?.includes(names.get('accepted') ?? ''), shown('accepted')?.includes(names.get('manager') ?? '')];
        },
        { timeout: 20_000 },
      )
      .toEqual([true, true]);
    expect(shown('customer')).not.toContain(names.get('manager'));
    expect(shown('manager')).not.toContain(names.get('manager'));
    expect((await typing('manager', 'community')).data?.['answer'].errors[0].code).toBe('not_allowed');
    expect((await typing('customer', 'private')).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});
