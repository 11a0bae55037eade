import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#schema/vocabulary/limits.ts';
import { startDemo } from '#tests/support/demo.ts';
import type { Demo } from '#tests/support/demo.ts';
import type { Loose } from '#tests/support/portal.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const day = 86_400_000;

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo(now);
}, 120_000);
afterAll(() => demo.stop());

const ask = async (name: string, query: string, variables: object = {}): Promise<Loose> => {
  const answer = await (await demo.as(name))(query, variables);
  expect([answer.status, answer.errors]).toEqual([200, []]);
  return answer.data ?? {};
};
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const rows = async (text: string): Promise<readonly Loose[]> => (await demo.owner.query(text)).rows;

describe('credits by month', () => {
  const account =
    '{ getCurrentOrganizationUser { organization { creditAccount { balance months { startsAt spent added } transactions(first: 100) { nodes { createdAt amount } } } } } }';

  it('add up the transactions of twelve months, one after the other', async () => {
    const { creditAccount } = (await ask('customer', account)).getCurrentOrganizationUser.organization;
    const months: readonly Loose[] = creditAccount.months;
    expect([months.length, months[0]?.startsAt, months.at(-1)?.startsAt]).toEqual([
      12,
      '2025-12-01T00:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
    ]);
    for (const { startsAt, spent, added } of months) {
      const own = creditAccount.transactions.nodes.filter(({ createdAt }: Loose) => createdAt.startsWith(startsAt.slice(0, 7)));
      const part = (isPart: (amount: number) => boolean): number => sum(own.map(({ amount }: Loose) => amount).filter(isPart));
      expect([startsAt, spent, added]).toEqual([startsAt, 0 - part((amount) => amount < 0), part((amount) => amount > 0)]);
    }
    expect(sum(months.map(({ spent }) => spent))).toBeGreaterThan(0);
  });

  it('are nothing where credits are not sold, and not for moderators', async () => {
    for (const name of ['trial', 'moderator'])
      expect((await ask(name, account)).getCurrentOrganizationUser.organization.creditAccount).toBeNull();
  });
});

describe('cases by devices', () => {
  const listed = `{ platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest { id
    testStats { devices { browserOrDevice operatingSystemAndVersion testCasesFailedCount testCasesBlockedCount testCasesPassedCount } }
    cases { nodes { completedCaseResults { status isRejected testerEnvironment { operatingSystemAndVersion browserOrDevice } } } } } } } } }`;

  it.each(['customer', 'manager', 'moderator'])('are those whose results a %s can read', async (name) => {
    const tests = (await ask(name, listed)).platformTests.edges.map(({ node }: Loose) => node).filter(({ id }: Loose) => id !== undefined);
    expect(tests.length).toBeGreaterThan(0);
    for (const { testStats, cases } of tests) {
      const found = new Map<string, { failed: number; blocked: number; passed: number }>();
      for (const { completedCaseResults } of cases.nodes) {
        const kept = completedCaseResults.filter(({ isRejected }: Loose) => !isRejected);
        const on = Map.groupBy(
          kept as readonly Loose[],
          ({ testerEnvironment: each }) => `${each.browserOrDevice} ${each.operatingSystemAndVersion}`,
        );
        for (const [device, results] of on) {
          const counts = found.get(device) ?? { failed: 0, blocked: 0, passed: 0 };
          const has = (status: string): boolean => results.some((result) => result.status === status);
          if (has('fail')) counts.failed += 1;
          else if (has('blocked')) counts.blocked += 1;
          else if (has('pass')) counts.passed += 1;
          found.set(device, counts);
        }
      }
      const told: readonly Loose[] = testStats.devices;
      expect(told.length).toBe(Math.min(found.size, limits.devicesOfTest));
      for (const each of told) {
        const device = `${each.browserOrDevice} ${each.operatingSystemAndVersion}`;
        const counts = { failed: each.testCasesFailedCount, blocked: each.testCasesBlockedCount, passed: each.testCasesPassedCount };
        expect([device, counts]).toEqual([device, found.get(device)]);
        found.delete(device);
      }
      const worst = Math.max(0, ...[...found.values()].map(({ failed }) => failed));
      expect(told.every(({ testCasesFailedCount }) => testCasesFailedCount >= worst)).toBe(true);
      const failed = told.map(({ testCasesFailedCount }) => testCasesFailedCount);
      expect(failed).toEqual(failed.toSorted((one, other) => other - one));
    }
  });
});

describe('issues by release', () => {
  const compared = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { comparison { choices { id
    testStats { issuesTotalCount issuesCriticalCount } issues(first: 100) { edges { node { severity } } } } } } } }`;

  it('are in each earlier test what its own list holds', async () => {
    const [own] = await rows(`select id from test where code = 'NW-412'`);
    const { choices } = (await ask('customer', compared, { id: own?.id })).platformTest.comparison;
    expect(choices.length).toBeGreaterThan(0);
    for (const { testStats, issues } of choices) {
      const severities = issues.edges.map(({ node }: Loose) => node.severity);
      expect([testStats.issuesTotalCount, testStats.issuesCriticalCount]).toEqual([
        severities.length,
        severities.filter((severity: string) => severity === 'critical').length,
      ]);
    }
  });
});

describe('what waits to be moderated', () => {
  const load = `{ moderationLoad { waitingResultsCount unassignedResultsCount days { startsAt handedInResultsCount waitingResultsCount }
    moderators { id fullName waitingResultsCount waitingSince } } }`;

  it('is by moderator what the desk of each lists', async () => {
    const { moderationLoad } = await ask('manager', load);
    const { waitingResults } = await ask('moderator', '{ waitingResults(first: 100) { totalCount edges { node { completedAt } } } }');
    const [self] = await rows(`select id from organization_user where email = 'moderator@demo.test'`);
    const own = moderationLoad.moderators.find(({ id }: Loose) => id === self?.id);
    expect([own.waitingResultsCount, own.waitingSince]).toEqual([waitingResults.totalCount, waitingResults.edges[0].node.completedAt]);
    expect(sum(moderationLoad.moderators.map((each: Loose) => each.waitingResultsCount)) + moderationLoad.unassignedResultsCount).toBe(
      moderationLoad.waitingResultsCount,
    );
  });

  it('has in its days every result of a fortnight', async () => {
    const { days } = (await ask('manager', load)).moderationLoad;
    const found = await rows(`select r.completed_at as at from case_result r join organization o on o.id = r.organization_id
      where o.short_code = 'NW' and r.completed_at >= '2026-11-08T00:00:00Z'`);
    expect([days.length, days[0].startsAt, days.at(-1).startsAt]).toEqual([
      limits.moderationDays,
      '2026-11-08T00:00:00.000Z',
      '2026-11-21T00:00:00.000Z',
    ]);
    for (const { startsAt, handedInResultsCount, waitingResultsCount } of days) {
      const from = Date.parse(startsAt);
      const own = found.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < from + day);
      expect([startsAt, handedInResultsCount]).toEqual([startsAt, own.length]);
      expect(waitingResultsCount).toBeLessThanOrEqual(handedInResultsCount);
    }
  });

  it('is asked by test managers only, and of their organization alone', async () => {
    for (const name of ['customer', 'moderator']) {
      const { errors } = await (await demo.as(name))(load, {});
      expect(errors.map(({ extensions }: Loose) => extensions?.code)).toEqual(['FORBIDDEN']);
    }
    expect((await ask('operator', load)).moderationLoad.waitingResultsCount).toBe(0);
  });
});
