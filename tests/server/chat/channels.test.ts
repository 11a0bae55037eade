import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphQLAnswer } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { openChatWorld, said } from './world.ts';
import type { ChatWorld } from './world.ts';

let world: ChatWorld;
beforeAll(async () => {
  world = await openChatWorld();
});
afterAll(() => world.stop());

const outcome = ({ data, errors }: GraphQLAnswer): string => {
  if (errors[0] !== undefined) return errors[0].extensions?.code ?? 'unknown';
  const answer = data?.['answer'];
  return answer.successful ? 'done' : answer.errors[0].code;
};
const register = (person: PersonName, type: string, testerId: string | null = idOf('a', 'tester-2')) =>
  world.mutate(
    person,
    'chatRegister',
    { targetId: world.id('supervised'), type, testerId: type === 'public' ? null : testerId },
    'result { id status chatType externalId }',
  );
const everybody = ['customer', 'manager', 'accepted', 'assigned'] as const;
const by = async (act: (person: PersonName) => Promise<GraphQLAnswer>) =>
  Object.fromEntries(await Promise.all(everybody.map(async (person) => [person, outcome(await act(person))] as const)));

describe('channels', () => {
  it('SH-009, SH-045, SH-046, SH-243, SH-244, SH-246, SH-247, SH-355, SH-356, SH-386: are opened by those of the test: the public one by all, a private one by staff', async () => {
    expect(await by((person) => register(person, 'public'))).toEqual({
      customer: 'done',
      manager: 'done',
      accepted: 'done',
      assigned: 'NOT_FOUND',
    });
    expect(await by((person) => register(person, 'private'))).toEqual({
      customer: 'NOT_FOUND',
      manager: 'done',
      accepted: 'done',
      assigned: 'NOT_FOUND',
    });
    expect((await register('manager', 'private')).data?.['answer'].result).toEqual({
      id: expect.any(String),
      status: 'unresolved',
      chatType: 'private',
      externalId: expect.any(String),
    });
  });

  it('are the same however often they are opened, and at once', async () => {
    const opened = await Promise.all(Array.from({ length: 10 }, () => register('manager', 'private', idOf('a', 'tester-3'))));
    expect(new Set(opened.map(({ data }) => data?.['answer'].result.id)).size).toBe(1);
  });

  it('are for testers of the test alone', async () => {
    expect(outcome(await register('manager', 'private', idOf('a', 'tester-99')))).toBe('NOT_FOUND');
    expect(outcome(await register('manager', 'private', null))).toBe('blank');
  });

  it('SH-356: are closed to customers without access to them', async () => {
    const grant = (isOn: boolean) =>
      world.sql('update organization set flexible_testing_access = $2 where id = $1', [world.id('organization'), isOn]);
    await grant(false);
    expect(outcome(await register('customer', 'public'))).toBe('FORBIDDEN');
    expect(outcome(await world.say('customer', 'chat-public', 'Hello'))).toBe('FORBIDDEN');
    expect(outcome(await register('manager', 'public'))).toBe('done');
    await grant(true);
  });

  it('SH-259, SH-340, SH-387: are resolved by test managers alone', async () => {
    const resolve = (person: PersonName) =>
      world.mutate(person, 'chatChannelResolve', { externalId: world.id('chat-private').replaceAll('-', '') }, 'result { status }');
    expect(await by(resolve)).toEqual({ customer: 'FORBIDDEN', manager: 'done', accepted: 'FORBIDDEN', assigned: 'FORBIDDEN' });
    expect((await resolve('manager')).data?.['answer'].result).toEqual({ status: 'resolved' });
  });

  it('SH-357: the community chat is written in by moderators alone, and read by test managers', async () => {
    const { data } = await register('accepted', 'community', idOf('a', 'tester-3'));
    const channelId = data?.['answer'].result.id;
    const say = (person: PersonName) => world.mutate(person, 'sendChatMessage', { channelId, clientId: person, text: 'Hello' }, said);
    expect(await by(say)).toEqual({ customer: 'NOT_FOUND', manager: 'not_allowed', accepted: 'done', assigned: 'NOT_FOUND' });
    const read = await world.send('manager', 'query ($channelId: ID!) { page: chatMessages(channelId: $channelId) { nodes { text } } }', {
      channelId,
    });
    expect(read.data?.['page'].nodes).toEqual([{ text: 'Hello' }]);
  });

  it('X2, SH-403: are looked up by id, at most 30, without those one may not read', async () => {
    const external = (side: 'a' | 'b', name: string) => idOf(side, name).replaceAll('-', '');
    const lookUp = (person: PersonName, externalIds: readonly string[]) =>
      world.send(person, 'query ($externalIds: [ID!]!) { found: chatChannels(externalIds: $externalIds) { externalId } }', { externalIds });
    const asked = [external('a', 'chat-public'), external('a', 'chat-private'), external('b', 'chat-public'), 'nothing'];
    const found = async (person: PersonName) => (await lookUp(person, asked)).data?.['found'].length;
    expect([await found('customer'), await found('manager'), await found('accepted'), await found('assigned')]).toEqual([1, 2, 2, 0]);
    expect(outcome(await lookUp('manager', Array.from({ length: 31 }, String)))).toBe('BAD_USER_INPUT');
  });

  it('RE-330, RE-393: hang on the tester and on the blocker', async () => {
    const { data } = await world.send(
      'manager',
      'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { blockers { tester { fullName country { code } } chatChannel { chatType externalId } } selectionRequirementsGroups { participants { id chatChannels { id chatType externalId status } } } } } }',
      { id: world.id('supervised') },
    );
    const participants = data?.['platformTest'].selectionRequirementsGroups[0].participants;
    const of = (name: string) => participants.find((each: { readonly id: string }) => each.id === world.id(name)).chatChannels;
    expect(
      of('participant-1')
        .map((each: { readonly chatType: string }) => each.chatType)
        .toSorted(),
    ).toEqual(['community', 'private']);
    expect(of('participant-4')).toEqual([]);
    expect(data?.['platformTest'].blockers[0]).toHaveProperty('chatChannel');
  });
});
