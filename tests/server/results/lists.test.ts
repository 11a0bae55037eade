import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const document = `query ($status: PlatformTestStatus!, $gt: DateTime, $lt: DateTime, $auto: [String!], $first: Int, $after: String) {
  platformTests(status: $status, closedAtGt: $gt, closedAtLt: $lt, autoLaunchStatuses: $auto, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { ... on AdvancedTestRequest { id name } ... on FlexibleTestingTest { id name } } }
  }
}`;

const days = (number: number): string => new Date(Date.parse('2026-11-21T09:00:00Z') - number * 86_400_000).toISOString();
const weekAgo = days(7);

let world: PortalWorld;

const page = async (person: Person, variables: object) => {
  const { platformTests } = await world.ask(person, document, variables);
  return {
    names: platformTests.edges.map((edge: { node: { name: string } }) => edge.node.name.replace(/ marker.*$/u, '')),
    total: platformTests.totalCount,
    ...platformTests.pageInfo,
  };
};
const names = async (person: Person, variables: object) => (await page(person, variables)).names;

beforeAll(async () => {
  world = await openPortalWorld();
  const { supervised, advanced, requested } = world.things;
  await supervised('preparing', { window_status: 'prep', opened_at: null, created_at: days(3) });
  await supervised('scheduled', { window_status: 'scheduled', opened_at: null, schedule_at: days(-1), created_at: days(2) });
  await supervised('closed just now', { window_status: 'closed', closed_at: days(0.1) });
  await supervised('closed 6 days ago', { window_status: 'closed', closed_at: days(6) });
  await advanced('closed 8 days ago', { window_status: 'closed', closed_at: days(8) });
  await supervised('closed 17 months ago', { window_status: 'closed', closed_at: '2025-06-21T09:00:00Z' });
  await supervised('closed 19 months ago', { window_status: 'closed', closed_at: '2025-04-21T09:00:00Z' });
  await supervised('cancelled', { window_status: 'cancelled', cancelled_at: days(1) });
  await supervised('cancelled 19 months ago', { window_status: 'cancelled', opened_at: null, cancelled_at: '2025-04-21T09:00:00Z' });
  for (const status of ['launched_automatically', 'launched_manually', 'ready_to_launch', 'requires_manual_evaluation']) {
    const test_id = await advanced(`${status} request`, { window_status: 'prep', opened_at: null, created_at: days(20) });
    const requested_test_id = await requested(`${status} part`, { test_id, auto_launch_status: status });
    await supervised(`${status} run`, { window_status: 'prep', opened_at: null, created_at: days(21), requested_test_id });
  }
});
afterAll(() => world.stop());

describe('the lists of the results overview', () => {
  it('RE-468: in_progress holds the live tests, the last opened first', async () => {
    await world.things.supervised('opened today', { opened_at: days(0.2) });
    expect(await names('customer', { status: 'in_progress' })).toEqual(['opened today', expect.anything(), expect.anything()]);
    expect((await names('customer', { status: 'in_progress' })).toSorted()).toEqual(['Advanced', 'Supervised', 'opened today']);
  });

  it('RE-469: upcoming holds what is prepared or scheduled', async () => {
    const upcoming = await names('customer', { status: 'upcoming', first: 100 });
    expect([upcoming[0], upcoming.includes('preparing')]).toEqual(['scheduled', true]);
    expect(upcoming).not.toContain('Supervised');
    expect(upcoming).not.toContain('cancelled');
  });

  it('RE-470: closed holds the closed tests of both kinds, the last closed first', async () => {
    expect(await names('customer', { status: 'closed' })).toEqual([
      'closed just now',
      'closed 6 days ago',
      'closed 8 days ago',
      'closed 17 months ago',
    ]);
  });

  it('RE-471: cancelled holds the cancelled tests', async () => {
    expect(await names('manager', { status: 'cancelled' })).toEqual(['cancelled']);
  });

  it('RE-650: closedAtGt and closedAtLt part the last 7 days from what is older', async () => {
    expect(await names('customer', { status: 'closed', gt: weekAgo })).toEqual(['closed just now', 'closed 6 days ago']);
    expect(await names('customer', { status: 'closed', lt: weekAgo })).toEqual(['closed 8 days ago', 'closed 17 months ago']);
    expect(await names('customer', { status: 'closed', gt: days(7), lt: days(1) })).toEqual(['closed 6 days ago']);
  });

  it('RE-011 RE-792: what finished more than 18 months ago is in no list and counted nowhere', async () => {
    const closed = await page('manager', { status: 'closed', first: 100 });
    expect([closed.names.includes('closed 19 months ago'), closed.total]).toEqual([false, 4]);
    const cancelled = await page('manager', { status: 'cancelled', first: 100 });
    expect([cancelled.names, cancelled.total]).toEqual([['cancelled'], 1]);
    for (const name of ['closed 19 months ago', 'cancelled 19 months ago'])
      expect(await world.refusal('manager', 'query ($id: ID!) { platformTest(id: $id) { __typename } }', { id: world.id(name) })).toBe(
        '200 NOT_FOUND',
      );
  });

  it('counts its tests, whatever the page', async () => {
    expect(await page('customer', { status: 'closed', first: 1 })).toMatchObject({ total: 4, hasNextPage: true });
  });

  it('answers the tests of the current organization only', async () => {
    for (const status of ['in_progress', 'upcoming', 'closed', 'cancelled'])
      expect((await world.send('customer', document, { status, first: 100 })).text).not.toContain('marker-b');
  });
});

describe('who sees which list', () => {
  it('customers and test managers read every list, community test managers only the live one', async () => {
    for (const status of ['upcoming', 'closed', 'cancelled']) {
      for (const person of ['customer', 'manager'] as const) expect(await world.refusal(person, document, { status })).toBe('200 no error');
      expect(await world.refusal('accepted', document, { status })).toBe('200 FORBIDDEN');
    }
    expect(await names('accepted', { status: 'in_progress' })).toEqual(['Supervised']);
  });

  it('RE-622 SH-036 SH-331: a community test manager lists only what they have accepted', async () => {
    for (const person of ['assigned', 'rejected', 'removed', 'unassigned'] as const)
      expect(await page(person, { status: 'in_progress' })).toEqual({ names: [], total: 0, hasNextPage: false, endCursor: null });
  });

  it('RE-633: cancelled tests need advancedTestsAccess', async () => {
    await world.sql('update organization set advanced_tests_access = false where id = $1', [world.id('organization')]);
    expect(await world.refusal('customer', document, { status: 'cancelled' })).toBe('200 FORBIDDEN');
    expect(await world.refusal('manager', document, { status: 'cancelled' })).toBe('200 FORBIDDEN');
    expect(await world.refusal('customer', document, { status: 'closed' })).toBe('200 no error');
    await world.sql('update organization set advanced_tests_access = true where id = $1', [world.id('organization')]);
  });
});

describe('the auto launch filter', () => {
  const rows = {
    'RE-014': 'launched_automatically',
    'RE-015': 'launched_manually',
    'RE-016': 'ready_to_launch',
    'RE-017': 'requires_manual_evaluation',
  };
  it.each(Object.entries(rows))('%s: %s leaves the requests and runs of that status', async (_, status) => {
    const found = await names('manager', { status: 'upcoming', auto: [status] });
    expect(found.toSorted()).toEqual([`${status} request`, `${status} run`]);
  });

  it('unknown values are ignored, known ones beside them apply', async () => {
    expect((await names('manager', { status: 'upcoming', auto: ['sometimes', 'launched_manually', ''] })).toSorted()).toEqual([
      'launched_manually request',
      'launched_manually run',
    ]);
    expect(await names('manager', { status: 'upcoming', auto: ['sometimes'] })).toHaveLength(10);
  });

  it('RE-605: counts for test managers only', async () => {
    expect(await names('customer', { status: 'upcoming', auto: ['launched_manually'] })).toHaveLength(10);
    expect(await names('accepted', { status: 'in_progress', auto: ['launched_manually'] })).toEqual(['Supervised']);
  });

  it('filters the live and closed lists too', async () => {
    expect(await names('manager', { status: 'in_progress', auto: ['ready_to_launch'] })).toEqual(['Advanced']);
    expect(await names('manager', { status: 'closed', auto: ['ready_to_launch'] })).toEqual([]);
  });
});

describe('pages of tests', () => {
  it('RE-651, RE-789: ten a page, the next by the cursor, each test once', async () => {
    await world.sql(`update test set schedule_at = '2026-12-01T09:00:00Z' where window_status in ('prep', 'scheduled')`);
    const first = await page('manager', { status: 'upcoming' });
    expect([first.names.length, first.total, first.hasNextPage]).toEqual([10, 10, false]);
    await world.things.supervised('eleventh', { window_status: 'prep', opened_at: null, created_at: days(30) });
    const again = await page('manager', { status: 'upcoming' });
    expect([again.names, again.hasNextPage]).toEqual([first.names, true]);
    expect(await page('manager', { status: 'upcoming', after: again.endCursor })).toMatchObject({
      names: ['eleventh'],
      hasNextPage: false,
    });
  });

  it('walks tests of the same moment without losing or repeating one', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await world.things.supervised(`same ${name}`, { window_status: 'closed', closed_at: '2026-10-01T09:00:00.123456Z' });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const next: Awaited<ReturnType<typeof page>> = await page('customer', { status: 'closed', first: 2, after });
      seen.push(...next.names);
      after = next.hasNextPage ? next.endCursor : null;
    } while (after !== null);
    expect(seen).toHaveLength(9);
    expect(new Set(seen).size).toBe(9);
  });

  it('refuses sizes out of bounds and cursors of other lists, filters and organizations', async () => {
    for (const first of [0, -1, 101])
      expect(await world.refusal('customer', document, { status: 'closed', first })).toBe('200 BAD_USER_INPUT');
    const { endCursor } = await page('customer', { status: 'closed', first: 1 });
    const strange = [
      world.refusal('customer', document, { status: 'upcoming', after: endCursor }),
      world.refusal('customer', document, { status: 'closed', gt: weekAgo, after: endCursor }),
      world.refusal('customer of b', document, { status: 'closed', after: endCursor }),
      ...['', 'x', '\0', `${endCursor}x`, 'W10.AAAA', 'a'.repeat(100_000)].map((after) =>
        world.refusal('customer', document, { status: 'closed', after }),
      ),
    ];
    expect(new Set(await Promise.all(strange))).toEqual(new Set(['200 BAD_USER_INPUT']));
  });

  it('refuses moments that are none', async () => {
    for (const gt of ['yesterday', '', '\0', '2026-13-45', '999999-01-01T00:00:00Z'])
      expect((await world.send('customer', document, { status: 'closed', gt })).status, gt).toBeLessThan(500);
    for (const gt of ['+010000-01-01T00:00:00Z', '-000500-01-01T00:00:00Z'])
      expect((await world.send('customer', document, { status: 'closed', gt })).status, gt).toBeLessThan(500);
  });
});

describe('finding and ordering', () => {
  const found = `query ($status: PlatformTestStatus!, $search: String, $sort: PlatformTestSort, $first: Int, $after: String) {
    platformTests(status: $status, search: $search, sort: $sort, first: $first, after: $after) { totalCount
      edges { node { ... on FlexibleTestingTest { name } ... on AdvancedTestRequest { name } } } pageInfo { hasNextPage endCursor } } }`;
  type Found = {
    edges: readonly { node: { name: string } }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  const search = async (variables: object): Promise<Found> =>
    (await world.ask('manager', found, { status: 'upcoming', first: 100, ...variables })).platformTests;
  const namesIn = ({ edges }: Found) => edges.map(({ node }) => node.name);

  beforeAll(async () => {
    for (const [name, at] of [
      ['Zebra crossing', '2027-01-03'],
      ['apple pay', '2027-01-02'],
      ['Milk_run 100%', null],
    ] as const)
      await world.things.supervised(name, { window_status: at === null ? 'prep' : 'scheduled', opened_at: null, schedule_at: at });
  });

  it('upcoming tests come in the order in which they open, those without a date last', async () => {
    const own = namesIn(await search({})).filter((name) => /Zebra|apple|Milk/.test(name));
    expect(own).toEqual(['apple pay', 'Zebra crossing', 'Milk_run 100%']);
  });

  it('finds every word in name and code, and takes signs for themselves', async () => {
    expect(namesIn(await search({ search: 'ZEB cross' }))).toEqual(['Zebra crossing']);
    expect([namesIn(await search({ search: 'zebra pay' })), namesIn(await search({ search: '100%' }))]).toEqual([[], ['Milk_run 100%']]);
    expect((await search({ search: 'k_r' })).totalCount).toBe(1);
    expect((await search({ search: '  ' })).totalCount).toBe((await search({})).totalCount);
  });

  it('orders by name whatever its case, page after page', async () => {
    const all = namesIn(await search({ sort: 'name' }));
    expect(all).toEqual(all.toSorted((left, right) => (left.toLowerCase() < right.toLowerCase() ? -1 : 1)));
    const first = await search({ sort: 'name', first: 2 });
    const second = await search({ sort: 'name', first: 2, after: first.pageInfo.endCursor });
    expect([...namesIn(first), ...namesIn(second)]).toEqual(all.slice(0, 4));
  });
});
