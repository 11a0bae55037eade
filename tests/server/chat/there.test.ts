import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { personOf } from '#tests/support/builders/portal-world.ts';
import type { Subscription } from '#tests/support/live.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { openChatWorld } from './world.ts';
import type { ChatWorld } from './world.ts';

const document = 'subscription ($testId: ID!) { testersThere(testId: $testId) { number testers { participantId seconds } } }';
const soon = { timeout: 10_000 };

let world: ChatWorld;
let token: string;
beforeAll(async () => {
  world = await openChatWorld();
  token = await createCrowdToken(world.portal.database.owner, 'Test');
});
afterAll(() => world.stop());

const tell = async (participantIds: readonly string[], isThere = true) => {
  const query =
    'mutation ($input: ShowThereInput!) { answer: showThere(input: $input) { successful result { participantIds } errors { code path } } }';
  const response = await fetch(`${world.portal.url}/api/crowd`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { participantIds, isThere } } }),
  });
  return ((await response.json()) as { readonly data: { readonly answer: object } }).data.answer;
};
const watch = async (person: PersonName, side: Side = 'a'): Promise<Subscription> =>
  (await world.socket(personOf(side, person))).subscribe(document, { testId: world.id('supervised') });
type Told = { readonly participantId: string; readonly seconds: number };
const told = ({ events }: Subscription) => events.map(({ testers }) => testers as readonly Told[]);
const heard = async (subscription: Subscription, count: number): Promise<void> => {
  await expect.poll(() => subscription.events.length, soon).toBe(count);
};

it('tells managers and the moderators of the test which testers are there, at first all of them', async () => {
  const tester = world.id('participant-1');
  const [manager, accepted] = [await watch('manager'), await watch('accepted')];
  await heard(manager, 1);
  await heard(accepted, 1);
  expect([told(manager), told(accepted)]).toEqual([[[]], [[]]]);
  const taken = { successful: true, result: { participantIds: [tester] }, errors: [] };
  expect(await tell([tester, idOf('b', 'nobody'), 'no id'])).toEqual(taken);
  await heard(manager, 2);
  await heard(accepted, 2);
  expect(told(manager)[1]).toEqual([{ participantId: tester, seconds: expect.closeTo(60, -1) }]);
  expect(told(accepted)[1]).toEqual(told(manager)[1]);
  const late = await watch('manager');
  await heard(late, 1);
  expect(told(late)[0]?.map(({ participantId }) => participantId)).toEqual([tester]);
  const before = await world.sql(`select count(*)::int as count from outbox where topic = 'presence'`);
  expect(await tell([tester])).toEqual(taken);
  expect(await world.sql(`select count(*)::int as count from outbox where topic = 'presence'`)).toEqual(before);
  await tell([tester], false);
  await heard(manager, 3);
  expect(told(manager)[2]).toEqual([{ participantId: tester, seconds: 0 }]);
  const later = await watch('manager');
  await heard(later, 1);
  expect(told(later)).toEqual([[]]);
});

it('is not for customers, for those without the test, and for other organizations', async () => {
  const refused = await Promise.all([watch('customer'), watch('assigned'), watch('unassigned'), watch('manager', 'b')]);
  await expect
    .poll(() => refused.map(({ refusals }) => refusals), soon)
    .toEqual([['FORBIDDEN'], ['NOT_FOUND'], ['NOT_FOUND'], ['NOT_FOUND']]);
});

it('ends for a moderator with the assignment, though the subscription stands', async () => {
  const tester = world.id('participant-1');
  const [manager, accepted] = [await watch('manager'), await watch('accepted')];
  await heard(manager, 1);
  await heard(accepted, 1);
  const assign = (status: string) =>
    world.sql('update moderator_assignment set status = $2 where id = $1', [world.id('assignment-accepted'), status]);
  await assign('assigned');
  await tell([tester]);
  await heard(manager, 2);
  await assign('accepted');
  await tell([tester], false);
  await heard(accepted, 2);
  expect(told(accepted)[1]).toEqual([{ participantId: tester, seconds: 0 }]);
});

it('takes nobody who has no part in the test any more', async () => {
  const tester = world.id('participant-1');
  const [{ status } = {}] = await world.sql('select status from participant where id = $1', [tester]);
  await world.sql(`update participant set status = 'dropped_out' where id = $1`, [tester]);
  expect(await tell([tester])).toEqual({ successful: true, result: { participantIds: [] }, errors: [] });
  await world.sql('update participant set status = $2 where id = $1', [tester, status]);
});
