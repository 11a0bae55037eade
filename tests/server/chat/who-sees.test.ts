import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatTypes } from '#schema/vocabulary/around.ts';
import type { ChatType } from '#schema/vocabulary/around.ts';
import { tellPeople } from '#server/areas/organization/notify/tell-people.ts';
import { chatAnswer, chatPeople, decidedChats, saidIn } from '#tests/support/chat-access.ts';
import type { ChatAnswer } from '#tests/support/chat-access.ts';
import { sideOf, userOf } from '#tests/support/builders/portal-world.ts';
import type { Person } from '#tests/support/builders/portal-world.ts';
import type { Subscription } from '#tests/support/live.ts';
import type { GraphQLAnswer } from '#tests/support/portal.ts';
import { absentId, idOf, publicId } from '#tests/support/twin-world.ts';
import { changes, openChatWorld } from './world.ts';
import type { ChatWorld } from './world.ts';

/** Whom a column of the table means: a moderator of another test, and a test manager of another organization. */
const personOf = (column: string): Person =>
  column === 'elsewhere' ? 'unassigned' : column === 'foreigner' ? 'manager of b' : (column as Person);

let world: ChatWorld;
const files = new Map<ChatType, string>();
const listening = new Map<string, Subscription>();

const upload = async (column: string, channelId: string) => {
  const answer = await fetch(`${world.portal.url}/api/chat-files?channel=${channelId}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await world.token(personOf(column))}`,
      'x-organization-public-id': publicId(sideOf(personOf(column))),
      'content-type': 'multipart/form-data; boundary=part',
    },
    body: '--part\r\ncontent-disposition: form-data; name="file"; filename="notes.txt"\r\ncontent-type: text/plain\r\n\r\nwords\r\n--part--\r\n',
  });
  return { status: answer.status, text: await answer.text() };
};

beforeAll(async () => {
  world = await openChatWorld();
  await world.seed('moderator_assignment', {
    organization_id: world.id('organization'),
    test_id: world.id('advanced'),
    user_id: world.id('unassigned'),
    status: 'accepted',
    assigned_at: new Date(),
  });
  for (const chat of chatTypes) {
    const { id: fileId } = JSON.parse((await upload('accepted', world.id(`chat-${chat}`))).text) as { readonly id: string };
    await world.say('accepted', `chat-${chat}`, 'With a file', { fileIds: [fileId] });
    files.set(chat, fileId);
  }
  for (const column of chatPeople) listening.set(column, (await world.socket(personOf(column))).subscribe(changes));
});
afterAll(() => world.stop());

const ask = (column: string, query: string, variables: object) => world.send(personOf(column), query, variables);
const mutate = (column: string, field: string, type: string, input: object) =>
  ask(column, `mutation ($input: ${type}!) { answer: ${field}(input: $input) { successful errors { code } } }`, { input });
const external = (channelId: string) => channelId.replaceAll('-', '');
const codeOf = ({ data, errors }: GraphQLAnswer): string | undefined => errors[0]?.extensions?.code ?? data?.['answer']?.errors?.[0]?.code;
const answered = (answer: GraphQLAnswer): ChatAnswer => {
  const code = codeOf(answer);
  return code === undefined ? 'yes' : code === 'NOT_FOUND' ? 'no' : 'refused';
};

type Door = (column: string, channelId: string, messageId: string) => Promise<GraphQLAnswer>;

/** The calls that name a chat or a message of it: what nobody may know of is answered as what is not there. */
const named: Readonly<Record<string, readonly ['read' | 'write', Door]>> = {
  'its messages': [
    'read',
    (column, channelId) => ask(column, 'query ($channelId: ID!) { chatMessages(channelId: $channelId) { nodes { text } } }', { channelId }),
  ],
  'a message by its id': [
    'read',
    (column, channelId, aroundId) =>
      ask(
        column,
        'query ($channelId: ID!, $aroundId: ID) { chatMessages(channelId: $channelId, aroundId: $aroundId) { nodes { text } } }',
        {
          channelId,
          aroundId,
        },
      ),
  ],
  'the search in it': [
    'read',
    (column, channelId) =>
      ask(column, 'query ($channelId: ID!) { chatMessageSearch(channelId: $channelId, text: "said") { text } }', { channelId }),
  ],
  'the mark of what was read': [
    'read',
    (column, channelId) => mutate(column, 'markChatRead', 'MarkChatReadInput', { channelId, position: 1 }),
  ],
  'a new message': [
    'write',
    (column, channelId) => mutate(column, 'sendChatMessage', 'SendChatMessageInput', { channelId, clientId: randomUUID(), text: 'Hello' }),
  ],
  'a reaction': [
    'write',
    (column, _, messageId) => mutate(column, 'reactToChatMessage', 'ReactToChatMessageInput', { messageId, reaction: 'heart', isOn: true }),
  ],
};

const cases = chatTypes.flatMap((chat) => Object.keys(named).map((door) => [chat, door] as const));
const absentBytes = async (door: Door, column: string) => (await door(column, absentId, absentId)).text;

/** What each person of the table gets, beside what the table says. */
const all = async (chat: ChatType, act: 'read' | 'write', door: (column: string) => Promise<ChatAnswer>) => {
  const found: Record<string, ChatAnswer> = {};
  const expected: Record<string, ChatAnswer> = {};
  for (const column of chatPeople) {
    found[column] = await door(column);
    expected[column] = chatAnswer(chat, act, column);
  }
  return { found, expected };
};

describe('a chat of each kind', () => {
  it('SH-341: is decided by hand, for every role', () => {
    expect([...decidedChats]).toEqual([...chatTypes]);
  });

  it.each(cases)('%s: %s', async (chat, name) => {
    const [act, door] = named[name] as (typeof named)[string];
    const message = chat === 'public' ? 'chat-message' : `chat-${chat}-message`;
    const { found, expected } = await all(chat, act, async (column) => {
      const answer = await door(column, world.id(`chat-${chat}`), world.id(message));
      if (answered(answer) === 'no') expect(answer.text).toBe(await absentBytes(door, column));
      return answered(answer);
    });
    expect(found).toEqual(expected);
  });

  it.each(chatTypes)("%s: what is another person's in it is changed by nobody, and known to its readers alone", async (chat) => {
    const messageId = world.id(chat === 'public' ? 'chat-message' : `chat-${chat}-message`);
    for (const [field, type, input] of [
      ['editChatMessage', 'EditChatMessageInput', { messageId, text: 'Mine now' }],
      ['deleteChatMessage', 'ChatMessageInput', { messageId }],
    ] as const)
      for (const column of chatPeople.filter((each) => chat !== 'public' || each !== 'manager'))
        expect([field, column, answered(await mutate(column, field, type, input))]).toEqual([
          field,
          column,
          chatAnswer(chat, 'read', column) === 'yes' ? 'refused' : 'no',
        ]);
  });

  it.each(chatTypes)('%s: the list of the test, with its last words', async (chat) => {
    const { found, expected } = await all(chat, 'read', async (column) => {
      const answer = await ask(column, 'query ($testId: ID!) { chatChannelsOfTest(testId: $testId) { chatType lastWords testerName } }', {
        testId: world.id('supervised'),
      });
      return answer.text.includes(`"chatType":"${chat}"`) ? 'yes' : 'no';
    });
    expect(found).toEqual(expected);
  });

  it.each(chatTypes)('%s: by the id of its link', async (chat) => {
    const query = 'query ($externalIds: [ID!]!) { chatChannels(externalIds: $externalIds) { chatType lastWords testerName } }';
    const { found, expected } = await all(chat, 'read', async (column) => {
      const answer = await ask(column, query, { externalIds: [external(world.id(`chat-${chat}`))] });
      if (!answer.text.includes('chatType'))
        expect(answer.text).toBe((await ask(column, query, { externalIds: [external(absentId)] })).text);
      return answer.text.includes(`"chatType":"${chat}"`) ? 'yes' : 'no';
    });
    expect(found).toEqual(expected);
  });

  it.each(chatTypes)('%s: to open it', async (chat) => {
    const register = (column: string, testerId: string | null) =>
      mutate(column, 'chatRegister', 'ChatRegisterInput', { targetId: world.id('supervised'), type: chat, testerId });
    const { found, expected } = await all(chat, 'read', async (column) =>
      answered(await register(column, chat === 'public' ? null : idOf('a', 'tester-1'))),
    );
    expect(found).toEqual(expected);
    if (chat !== 'public')
      expect((await register('customer', idOf('a', 'tester-1'))).text).toBe((await register('customer', absentId)).text);
  });

  it.each(chatTypes)('%s: a file for it', async (chat) => {
    const { found, expected } = await all(chat, 'write', async (column) => {
      const { status, text } = await upload(column, world.id(`chat-${chat}`));
      if (status === 404) expect(text).toBe((await upload(column, absentId)).text);
      return status === 200 ? 'yes' : status === 404 ? (chatAnswer(chat, 'write', column) === 'refused' ? 'refused' : 'no') : 'refused';
    });
    expect(found).toEqual(expected);
  });

  it.each(chatTypes)('%s: a file in it, by a link of their own', async (chat) => {
    const { found, expected } = await all(chat, 'read', async (column) => {
      const person = personOf(column);
      const link = world.portal.server.services.fileLink(
        { userId: userOf(person), organizationId: idOf(sideOf(person), 'organization') },
        files.get(chat) ?? '',
      );
      return (await fetch(`${world.portal.url}${link}`)).status === 200 ? 'yes' : 'no';
    });
    expect(found).toEqual(expected);
  });

  it.each(chatTypes)('%s: what is unread in it', async (chat) => {
    const unread = async (column: string) => (await ask(column, '{ chatUnreadCount }', {})).data?.['chatUnreadCount'] as number;
    const before = new Map<string, number>();
    for (const column of chatPeople) before.set(column, await unread(column));
    await world.sql(
      `with place as (update chat_channel set last_position = last_position + 1, last_message_at = now() where id = $1 returning *)
       insert into chat_message (organization_id, channel_id, test_id, client_id, author_tester_id, author_name, author_role, text, position, created_at)
       select organization_id, id, test_id, gen_random_uuid()::text, $2, 'T', 'tester', 'Unread', last_position, now() from place`,
      [world.id(`chat-${chat}`), idOf('a', 'tester-1')],
    );
    const { found, expected } = await all(chat, 'read', async (column) =>
      (await unread(column)) - (before.get(column) ?? 0) === 1 ? 'yes' : 'no',
    );
    expect(found).toEqual(expected);
  });

  it.each(chatTypes)('%s: what is said in it, told at once', async (chat) => {
    const word = `${saidIn(chat)}-${randomUUID()}`;
    await world.say('accepted', `chat-${chat}`, word);
    const last = `last-${randomUUID()}`;
    await world.say('accepted', 'chat-public', last);
    const heard = (column: string, text: string) => JSON.stringify(listening.get(column)?.events).includes(text);
    const talking = chatPeople.filter((column) => chatAnswer('public', 'read', column) === 'yes');
    await expect.poll(() => talking.filter((column) => !heard(column, last)), { timeout: 10_000 }).toEqual([]);
    const { found, expected } = await all(chat, 'read', async (column) => (heard(column, word) ? 'yes' : 'no'));
    expect(found).toEqual(expected);
  });

  it('is told outside the chat to its readers alone, by a link that they may open', async () => {
    for (const chat of chatTypes)
      for (const column of chatPeople)
        await mutate(column, 'markChatRead', 'MarkChatReadInput', { channelId: world.id(`chat-${chat}`), position: 1 });
    await world.sql('delete from notification');
    const { server, database } = world.portal;
    await tellPeople({ owner: database.owner, database: server.database, clock: { now: () => new Date(Date.now() + 6 * 60_000) } });
    const told = await world.sql(
      `select c.chat_type, n.user_id from notification n
       join chat_channel c on n.link like '%channel_id=' || c.external_id where n.kind = 'chat_message' order by 1, 2`,
    );
    const columns = new Map(chatPeople.map((column) => [userOf(personOf(column)), column]));
    const wrongly = told.filter(
      ({ chat_type, user_id }) => chatAnswer(chat_type as ChatType, 'read', columns.get(String(user_id)) ?? '') !== 'yes',
    );
    expect(wrongly).toEqual([]);
    expect(new Set(told.map(({ chat_type }) => chat_type))).toEqual(new Set(chatTypes));
  });

  it('hangs on testers and blockers for those alone who read it', async () => {
    const query =
      'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { blockers { chatChannel { chatType } } selectionRequirementsGroups { participants { chatChannels { chatType lastWords } } } } } }';
    for (const chat of chatTypes.filter((each) => each !== 'public')) {
      const { found, expected } = await all(chat, 'read', async (column) =>
        (await ask(column, query, { id: world.id('supervised') })).text.includes(`"chatType":"${chat}"`) ? 'yes' : 'no',
      );
      expect(found).toEqual(expected);
    }
  });

  it('is nothing that the search of the portal finds', async () => {
    const query = 'query ($words: String!) { search(words: $words) { title context url } }';
    for (const chat of chatTypes)
      for (const column of chatPeople)
        expect((await ask(column, query, { words: saidIn(chat) })).text).not.toContain(world.id('supervised'));
  });
});
