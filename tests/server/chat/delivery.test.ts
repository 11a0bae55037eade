import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subscription } from '#tests/support/live.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { changes, openChatWorld, said } from './world.ts';
import type { ChatWorld } from './world.ts';

let world: ChatWorld;
beforeAll(async () => {
  world = await openChatWorld();
});
afterAll(() => world.stop());

type Shown = { readonly id: string; readonly position: number; readonly text: string };
const nodes = async (person: PersonName, channel: string, page: object = {}): Promise<readonly Shown[]> =>
  (await world.messages(person, channel, page)).data?.['page'].nodes;
const texts = ({ events }: Subscription) => events.flatMap(({ message }) => (message as Shown | null)?.text ?? []);
const hears = async (subscription: Subscription, text: string): Promise<void> => {
  await expect.poll(() => texts(subscription), { timeout: 10_000 }).toContain(text);
};
const unread = async (person: PersonName): Promise<number> => (await world.send(person, '{ chatUnreadCount }')).data?.['chatUnreadCount'];
const read = (person: PersonName, channel: string, position: number) =>
  world.mutate(person, 'markChatRead', { channelId: world.id(channel), position }, 'result { unreadCount readPosition }');

describe('messages', () => {
  it('have one order for everybody, without a gap, however many write at once', async () => {
    const writers: readonly PersonName[] = ['customer', 'manager', 'accepted'];
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, at) => world.say(writers[at % 3] ?? 'manager', 'chat-public', `At once ${at}`)),
    );
    expect(sent.every(({ data }) => data?.['answer'].successful === true)).toBe(true);
    const seen = await Promise.all(writers.map((person) => nodes(person, 'chat-public', { first: 100 })));
    expect(seen[0]?.map(({ position }) => position)).toEqual(Array.from({ length: 32 }, (_, at) => at + 1));
    expect(seen[1]?.map(({ id }) => id)).toEqual(seen[0]?.map(({ id }) => id));
    expect(seen[2]?.map(({ id }) => id)).toEqual(seen[0]?.map(({ id }) => id));
  });

  it('are there once for their client id, sent twenty times at once and after a lost answer', async () => {
    const send = () => world.say('manager', 'chat-private', 'Only once', { clientId: 'the same' });
    const answers = [...(await Promise.all(Array.from({ length: 20 }, send))), await send()];
    expect(new Set(answers.map(({ data }) => data?.['answer'].result.id)).size).toBe(1);
    expect((await nodes('accepted', 'chat-private')).filter(({ text }) => text === 'Only once')).toHaveLength(1);
    expect((await world.say('accepted', 'chat-private', 'Mine', { clientId: 'the same' })).data?.['answer'].errors[0]).toMatchObject({
      code: 'taken',
    });
  });

  it('are refused empty, too long, and tied to another channel', async () => {
    const code = async (text: string, more: object = {}) => {
      const { data, errors } = await world.say('manager', 'chat-public', text, more);
      return errors[0]?.extensions?.code ?? data?.['answer'].errors[0]?.code;
    };
    expect(await code(' ')).toBe('blank');
    expect(await code('x'.repeat(5001))).toBe('too_long');
    expect(await code('Hello', { quotedMessageId: world.id('chat-private-message') })).toBe('NOT_FOUND');
    expect(await code('Hello', { fileIds: [world.id('nothing')] })).toBe('not_found');
  });

  it('name a tester who reacted to those who may know the name, and say to a customer that a tester did', async () => {
    await world.sql(
      `insert into chat_reaction (message_id, organization_id, tester_id, reaction, created_at) select id, organization_id, $2, 'heart', now() from chat_message where id = $1`,
      [world.id('chat-message'), world.id('tester-1')],
    );
    const names = async (person: PersonName) => {
      const { data } = await world.messages(person, 'chat-public', { first: 100 });
      const all: readonly { readonly reactions: readonly { readonly reaction: string; readonly names: readonly string[] }[] }[] =
        data?.['page'].nodes;
      return all.flatMap(({ reactions }) => reactions.filter(({ reaction }) => reaction === 'heart').flatMap((each) => each.names));
    };
    expect(await names('manager')).toEqual([expect.stringMatching(/^Tester 1 /u)]);
    expect(await names('customer')).toEqual(['A tester']);
  });

  it('are reacted to, answered and quoted as their chart allows, until they are taken back', async () => {
    const { data } = await world.say('manager', 'chat-public', 'To be taken back');
    const messageId = data?.['answer'].result.id;
    const react = (person: PersonName, isOn: boolean) =>
      world.mutate(person, 'reactToChatMessage', { messageId, reaction: 'eyes', isOn }, 'result { reactions { names isMine } }');
    await react('customer', true);
    await react('manager', true);
    expect((await react('manager', true)).data?.['answer'].result.reactions).toEqual([
      { names: [expect.any(String), expect.any(String)], isMine: true },
    ]);
    expect((await react('manager', false)).data?.['answer'].result.reactions).toEqual([{ names: [expect.any(String)], isMine: false }]);
    const gone = await world.mutate('manager', 'deleteChatMessage', { messageId }, said);
    expect(gone.data?.['answer'].result).toMatchObject({ state: 'deleted', text: '', reactions: [] });
    const codes = await Promise.all([
      react('manager', true),
      world.say('customer', 'chat-public', 'Why?', { threadId: messageId }),
      world.say('customer', 'chat-public', 'Why?', { quotedMessageId: messageId }),
    ]);
    expect(codes.map((answer) => answer.data?.['answer'].errors[0].code)).toEqual(['invalid_state', 'invalid_state', 'invalid_state']);
    const { data: reply } = await world.say('customer', 'chat-public', 'A reply', { threadId: world.id('chat-message-2') });
    const deeper = await world.say('manager', 'chat-public', 'Deeper', { threadId: reply?.['answer'].result.id });
    expect(deeper.data?.['answer'].errors[0]).toMatchObject({ code: 'invalid_state' });
  });

  it('are read in pages in both directions, around a message, and in threads', async () => {
    const pages = async (wanted: object) => {
      const { data } = await world.messages('manager', 'chat-public', wanted);
      const page = data?.['page'];
      return [page?.nodes.map((each: Shown) => each.position), page?.hasEarlier, page?.hasLater];
    };
    expect(await pages({ before: 11, first: 3 })).toEqual([[8, 9, 10], true, true]);
    expect(await pages({ after: 2, first: 3 })).toEqual([[3, 4, 5], true, true]);
    expect(await pages({ aroundId: world.id('chat-message'), first: 2 })).toEqual([[1, 2], false, true]);
    expect((await pages({ aroundId: 'unknown', first: 2 })).slice(1)).toEqual([true, false]);
    const { data } = await world.say('customer', 'chat-public', 'In the thread', { threadId: world.id('chat-message') });
    expect(await pages({ threadId: world.id('chat-message') })).toEqual([[1, data?.['answer'].result.position], false, false]);
    expect((await nodes('manager', 'chat-public', { aroundId: world.id('chat-message'), first: 2 }))[0]).toMatchObject({ repliesCount: 1 });
  });

  it('are found by words, taken literally', async () => {
    const find = async (text: string) =>
      (
        await world.send(
          'manager',
          'query ($channelId: ID!, $text: String!) { found: chatMessageSearch(channelId: $channelId, text: $text) { text } }',
          {
            channelId: world.id('chat-public'),
            text,
          },
        )
      ).data?.['found']
        .map((each: Shown) => each.text)
        .toSorted();
    expect(await find('ONCE 7')).toEqual(['At once 17', 'At once 27', 'At once 7']);
    expect([await find('%'), await find('once_7'), await find(' ')]).toEqual([[], [], []]);
  });

  it('SH-404, SH-405: are unread for each person until that person read them, and never their own', async () => {
    await read('manager', 'chat-public', 1000);
    await read('manager', 'chat-private', 1000);
    for (const { thread, channel } of await world.sql(
      'select distinct parent_message_id as thread, channel_id as channel from chat_message where parent_message_id is not null',
    ))
      await world.mutate('manager', 'markChatRead', { channelId: channel, threadId: thread, position: 1000 }, 'result { id }');
    expect(await unread('manager')).toBe(0);
    await world.say('customer', 'chat-public', 'For the manager');
    await world.say('accepted', 'chat-private', 'For the manager, too');
    expect(await unread('manager')).toBe(2);
    const { data } = await read('manager', 'chat-public', 1000);
    expect(data?.['answer'].result).toMatchObject({ unreadCount: 0 });
    expect((await read('manager', 'chat-public', 3)).data?.['answer'].result.readPosition).toBe(data?.['answer'].result.readPosition);
    expect(await unread('manager')).toBe(1);
    await world.say('manager', 'chat-public', 'My own');
    expect(await unread('manager')).toBe(1);
    expect(await unread('assigned')).toBe(0);
  });
});

describe('live', () => {
  it('reach those who may read them, whole, and nobody else', async () => {
    const heard = new Map<string, Subscription>();
    for (const person of ['customer', 'manager', 'accepted', 'assigned'] as const)
      heard.set(person, (await world.socket(person)).subscribe(changes));
    heard.set('foreign', (await world.socket('manager of b')).subscribe(changes));
    const of = (name: string): Subscription => heard.get(name) as Subscription;
    await expect
      .poll(
        async () => {
          await world.say('manager', 'chat-public', 'Awake?');
          return ['customer', 'manager', 'accepted'].every((name) => texts(of(name)).length > 0);
        },
        { timeout: 10_000, interval: 100 },
      )
      .toBe(true);
    await world.say('manager', 'chat-private', 'Between us');
    await hears(of('accepted'), 'Between us');
    await world.say('customer', 'chat-public', 'To all');
    for (const name of ['customer', 'manager', 'accepted']) await hears(of(name), 'To all');
    expect(texts(of('customer'))).not.toContain('Between us');
    expect([of('assigned').events, of('foreign').events]).toEqual([[], []]);
    await read('manager', 'chat-public', 1000);
    await expect.poll(() => of('manager').events.some(({ kind }) => kind === 'read'), { timeout: 10_000 }).toBe(true);
    await world.sql(`update moderator_assignment set status = 'removed' where user_id = $1`, [world.id('accepted')]);
    await world.say('manager', 'chat-private', 'After the assignment ended');
    await hears(of('manager'), 'After the assignment ended');
    expect(texts(of('accepted'))).not.toContain('After the assignment ended');
    expect((await world.messages('accepted', 'chat-private')).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(of('customer').events.some(({ kind }) => kind === 'read')).toBe(false);
  });

  it('number themselves for each socket, and say to each person what is theirs', async () => {
    const socketOf = async (person: PersonName): Promise<Subscription> => {
      const opened = (await world.socket(person)).subscribe(changes);
      const isAwake = async () => {
        await world.say('customer', 'chat-public', 'Awake?');
        return texts(opened).length > 0;
      };
      await expect.poll(isAwake, { timeout: 10_000, interval: 100 }).toBe(true);
      return opened;
    };
    const all = [await socketOf('manager'), await socketOf('operator'), await socketOf('manager')] as const;
    const together = await world.say('customer', 'chat-public', 'Together');
    for (const one of all) await hears(one, 'Together');
    const messageId: string = together.data?.['answer'].result.id;
    await world.mutate('manager', 'reactToChatMessage', { messageId, reaction: 'eyes', isOn: true });
    const mine = ({ events }: Subscription) =>
      events.flatMap(({ message }) => (message as { reactions: { isMine: boolean }[] }).reactions.map(({ isMine }) => isMine));
    await expect.poll(() => all.map(mine), { timeout: 10_000 }).toEqual([[true], [false], [true]]);
    const numbers = ({ events }: Subscription) => events.map(({ number }) => Number(number));
    for (const one of all) expect(numbers(one)).toEqual(numbers(one).map((_, index) => index + 1));
    expect(new Set(all.map((one) => numbers(one).length)).size).toBeGreaterThan(1);
  });
});
