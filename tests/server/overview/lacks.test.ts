import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escalateWaiting } from '#server/areas/organization/notify/escalate.ts';
import { countStatements } from '#tests/support/statements.ts';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';

const hour = 3_600_000;
const ago = (hours: number): string => new Date(Date.parse(moment) - hours * hour).toISOString();

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const document = '{ waitingOnYou { id kind title act label url count isOverdue waitingSince waitingUntil } }';
const lacksOf = async (testId: string, person: 'manager' | 'accepted' | 'customer' = 'manager') =>
  (
    await world.ask(
      person,
      'query L($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { lacks { kind count waitingSince } } } }',
      {
        id: testId,
      },
    )
  ).platformTest.lacks;
const kindsOf = async (testId: string) => (await lacksOf(testId)).map(({ kind }: { kind: string }) => kind);

type Assigned = 'nobody' | 'assigned' | 'accepted' | 'rejected' | 'both';
type Case = readonly [window: string, moderated: boolean, enabled: boolean, assigned: Assigned, held: number, expected: readonly string[]];

/** Each by hand: the window, whether results are moderated, whether moderators may be, who was asked, how many of two places are held. */
const table: readonly Case[] = [
  ['open', true, true, 'nobody', 2, ['no_moderator']],
  ['open', true, true, 'nobody', 1, ['no_moderator', 'too_few_testers']],
  ['open', true, true, 'rejected', 2, ['no_moderator']],
  ['open', true, true, 'assigned', 2, ['not_accepted']],
  ['open', true, true, 'accepted', 2, []],
  ['open', true, true, 'both', 2, []],
  ['open', true, true, 'accepted', 0, ['too_few_testers']],
  ['open', false, true, 'nobody', 2, []],
  ['open', true, false, 'nobody', 2, []],
  ['finished', true, true, 'nobody', 0, ['no_moderator']],
  ['closed', true, true, 'nobody', 0, []],
  ['cancelled', true, true, 'nobody', 0, []],
  ['scheduled', true, true, 'nobody', 0, []],
  ['prep', true, true, 'assigned', 0, []],
];

describe('what a test lacks', () => {
  it.each(table.map((each, place) => [place, ...each] as const))(
    '%s: %s, moderated %s, enabled %s, %s, %s of 2 testers',
    async (place, window, moderation_enabled, community_test_managers_enabled, assigned, held, expected) => {
      const { things, seed, id } = world;
      const name = `lacking ${place}`;
      const test_id = await things.supervised(
        name,
        {
          window_status: window,
          opened_at: ago(9),
          ...(window === 'closed' && { closed_at: ago(1) }),
          ...(window === 'cancelled' && { cancelled_at: ago(1) }),
        },
        { moderation_enabled, community_test_managers_enabled },
      );
      const group_id = await things.group(`${name} group`, { test_id, number_of_results_needed: 2 });
      for (const status of ['selected', 'declined', 'backup']) await things.participant(`${name} ${status}`, { test_id, group_id, status });
      for (const number of Array.from({ length: held }).keys())
        await things.participant(`${name} ${number}`, { test_id, group_id, status: number === 0 ? 'invited' : 'results_published' });
      const ask = (person: 'assigned' | 'accepted', status: string) =>
        seed('moderator_assignment', { organization_id: id('organization'), test_id, user_id: id(person), status, assigned_at: ago(5) });
      if (assigned === 'both') {
        await ask('assigned', 'assigned');
        await ask('accepted', 'accepted');
      } else if (assigned !== 'nobody') await ask('accepted', assigned);
      expect(await kindsOf(test_id)).toEqual(expected);
      const own = (await world.ask('manager', '{ waitingOnYou { id } }')).waitingOnYou as { id: string }[];
      const inbox = own.flatMap(({ id: item }) => (item.endsWith(test_id) ? [item.split(' ')[0]] : []));
      expect(new Set(inbox)).toEqual(new Set(expected));
      await world.sql(`update test set window_status = 'prep' where id = $1`, [test_id]);
    },
  );

  it('is told to test managers alone', async () => {
    const testId = world.id('supervised');
    expect([await lacksOf(testId, 'accepted'), await lacksOf(testId, 'customer')]).toEqual([null, null]);
  });

  it('leads to where somebody is assigned, with both clocks, the oldest first', async () => {
    const { things } = world;
    const planned_end_at = new Date(Date.parse(moment) + 18 * hour).toISOString();
    const younger = await things.supervised('younger', { opened_at: ago(2), planned_end_at });
    const older = await things.supervised('older', { opened_at: ago(7), planned_end_at });
    const { waitingOnYou } = await world.ask('manager', document);
    const both = waitingOnYou.filter(({ id }: { id: string }) => [`no_moderator ${younger}`, `no_moderator ${older}`].includes(id));
    expect(both).toEqual(
      [older, younger].map((id) => ({
        id: `no_moderator ${id}`,
        kind: 'no_moderator',
        title: 'No moderator is assigned',
        act: 'Assign',
        label: id === older ? 'older' : 'younger',
        url: `/results/${id}?tab=testers&panel=moderators`,
        count: 1,
        isOverdue: false,
        waitingSince: id === older ? ago(7) : ago(2),
        waitingUntil: planned_end_at,
      })),
    );
  });
});

describe('a manager', () => {
  const escalate = (hours: number) => {
    const { server, database } = world.portal;
    const run = escalateWaiting(hours);
    return Promise.all([1, 2].map(() => run({ owner: database.owner, database: server.database, clock: { now: world.now } })));
  };
  const told = async (testId: string) =>
    (
      await world.sql(`select description from notification where kind = 'test_waits' and test_id = $1 order by created_at, description`, [
        testId,
      ])
    ).map(({ description }) => description);

  it('is told once of each state, after the hours that are set, on every node once, and anew of the next', async () => {
    const { things, seed, id } = world;
    const test_id = await things.supervised('escalated', { opened_at: ago(5) });
    await escalate(6);
    expect(await told(test_id)).toEqual([]);
    await escalate(4);
    await escalate(4);
    expect(await told(test_id)).toEqual(['No moderator is assigned in escalated, for more than 4 hours']);
    const asked = { organization_id: id('organization'), test_id, user_id: id('assigned'), status: 'assigned', assigned_at: moment };
    await seed('moderator_assignment', asked);
    await escalate(4);
    expect(await told(test_id)).toHaveLength(1);
    world.passes(5 * hour);
    await escalate(4);
    await escalate(4);
    expect(await told(test_id)).toEqual([
      'No moderator is assigned in escalated, for more than 4 hours',
      'The moderator has not accepted in escalated, for more than 4 hours',
    ]);
    world.setClock(moment);
  });

  it('is not told again of a pile because the oldest of it is done, but of the next one', async () => {
    const { things, sql } = world;
    const test_id = await things.supervised('piled', { opened_at: ago(20) }, { moderation_enabled: false });
    const group_id = await things.group('piled group', { test_id });
    for (const hours of [9, 8])
      await things.participant(`piled ${hours}`, { test_id, group_id, status: 'results_approved', finished_at: ago(hours) });
    await escalate(4);
    const first = ['2 testers to publish in piled, for more than 4 hours'];
    expect(await told(test_id)).toEqual(first);
    await sql(`update participant set status = 'results_published', published_at = now() where test_id = $1 and finished_at = $2`, [
      test_id,
      ago(9),
    ]);
    await escalate(4);
    expect(await told(test_id)).toEqual(first);
    await sql(`update participant set status = 'results_published', published_at = now() where test_id = $1`, [test_id]);
    world.passes(hour);
    await things.participant('piled later', { test_id, group_id, status: 'results_approved', finished_at: world.now().toISOString() });
    world.passes(5 * hour);
    await escalate(4);
    expect(await told(test_id)).toEqual([
      '2 testers to publish in piled, for more than 4 hours',
      '1 tester to publish in piled, for more than 4 hours',
    ]);
    world.setClock(moment);
  });
});

describe('the inbox', () => {
  it.each([1, 10, 1000])('is one statement for %s tests', async (many) => {
    const { portal, call } = world;
    await portal.database.owner.query(
      `insert into test (organization_id, kind, number, code, name, window_status, opened_at)
       select $1, 'supervised', 100000 + $2::int * 2000 + n, 'M-' || $2::int || '-' || n, 'many ' || n, 'open', now() from generate_series(1, $2::int) n`,
      [world.id('organization'), many],
    );
    await portal.database.owner.query(
      `insert into supervised_test (test_id, organization_id, application_url) select id, organization_id, 'https://app.example.com' from test where code like 'M-' || $1::int || '-%'`,
      [many],
    );
    await call('manager');
    const statements = countStatements(portal.server.database);
    const { result, texts } = await statements.during(() => world.ask('manager', document));
    expect(texts).toHaveLength(1);
    expect(result['waitingOnYou'].filter(({ kind }: { kind: string }) => kind === 'no_moderator').length).toBeLessThanOrEqual(5);
  });
});
