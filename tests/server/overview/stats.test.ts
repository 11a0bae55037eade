import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const counts = `testsCount issuesTotalCount issuesLowCount issuesMediumCount issuesHighCount issuesCriticalCount
  testCasesTotalCount testCasesFailedCount participantsTotalCount`;
const days = (number: number): string => new Date(Date.parse(moment) - number * 86_400_000).toISOString();

let world: PortalWorld;
const stats = async (person: Person, selection: string) =>
  (await world.ask(person, `query { organizationStats { ${selection} } }`)).organizationStats;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  for (const [name, age] of [
    ['recent', 80],
    ['old', 91],
  ] as const) {
    const at = days(age);
    const test_id = await things.supervised(`${name} run`, { opened_at: at });
    const group_id = await things.group(`${name} group`, { test_id });
    const participant_id = await things.participant(`${name} tester`, {
      test_id,
      group_id,
      status: 'results_published',
      joined_at: at,
      published_at: at,
    });
    const test_case_id = await things.testCase(`${name} case`, { test_id });
    await things.result(`${name} result`, { test_id, participant_id, test_case_id, status: 'fail', completed_at: at, published_at: at });
    for (const severity of ['medium', 'high', 'unknown'])
      await things.issue(`${name} ${severity}`, { test_id, severity, created_at: at, published_at: at });
  }
  await things.issue('not published', { test_id: id('supervised'), severity: 'high', published_at: null });
});
afterAll(() => world.stop());

describe('the figures of the past 90 days', () => {
  it('LA-025 LA-504 LA-183 LA-184 LA-185 LA-606: count what a customer may see and nothing older', async () => {
    expect(await stats('customer', counts)).toEqual({
      testsCount: 2,
      issuesTotalCount: 6,
      issuesLowCount: 2,
      issuesMediumCount: 1,
      issuesHighCount: 1,
      issuesCriticalCount: 1,
      testCasesTotalCount: 3,
      testCasesFailedCount: 2,
      participantsTotalCount: 2,
    });
  });

  it('count for test managers what is not published too, without testers who left', async () => {
    expect(await stats('manager', counts)).toMatchObject({
      testsCount: 2,
      issuesTotalCount: 8,
      issuesLowCount: 3,
      issuesHighCount: 2,
      participantsTotalCount: 4,
    });
  });

  it('move with the clock', async () => {
    world.setClock(days(-11));
    expect(await stats('customer', counts)).toMatchObject({
      testsCount: 1,
      issuesTotalCount: 3,
      issuesMediumCount: 0,
      testCasesFailedCount: 1,
      participantsTotalCount: 1,
    });
    world.setClock(moment);
  });

  it('LA-454 SH-366: hold nothing of another organization', async () => {
    expect(await stats('customer of b', counts)).toMatchObject({ testsCount: 1, issuesTotalCount: 3, testCasesTotalCount: 2 });
  });

  it('are not for community test managers', async () => {
    expect(await world.refusal('accepted', 'query { organizationStats { testsCount } }')).toBe('200 FORBIDDEN');
  });
});

describe('the weeks', () => {
  it('are 13, each from its Monday in UTC, oldest first, with the results of the whole first one', async () => {
    world.setClock('2026-11-22T23:30:00Z');
    const { id, things } = world;
    const test_id = id('supervised');
    const first = '2026-08-24T00:30:00Z';
    const test_case_id = await things.testCase('monday case', { test_id });
    await things.result('monday result', {
      test_id,
      participant_id: id('participant-2'),
      test_case_id,
      completed_at: first,
      published_at: first,
    });
    const { weeks } = await stats('customer', 'weeks { startsAt passed failed }');
    expect(weeks).toHaveLength(13);
    expect(weeks[0]).toEqual({ startsAt: '2026-08-24T00:00:00.000Z', passed: 1, failed: 0 });
    expect(weeks[1]).toEqual({ startsAt: '2026-08-31T00:00:00.000Z', passed: 0, failed: 1 });
    expect(weeks[12]).toEqual({ startsAt: '2026-11-16T00:00:00.000Z', passed: 1, failed: 1 });
    world.setClock(moment);
  });
});

describe('what waits for the customer', () => {
  it('is untriaged issues, the most first, then the drafts of the caller', async () => {
    const { id } = world;
    const { waiting } = await stats('customer', 'waiting { id kind label url count }');
    const words = (item: { label: string }) => ({ ...item, label: item.label.replace(/marker-a.*$/u, 'M') });
    expect(waiting.map(words)).toEqual([
      {
        id: expect.anything(),
        kind: 'untriaged_issues',
        label: expect.anything(),
        url: expect.stringMatching(/^\/results\/.*\?tab=issues$/u),
        count: 3,
      },
      { id: expect.anything(), kind: 'untriaged_issues', label: expect.anything(), url: expect.anything(), count: 3 },
      { id: expect.anything(), kind: 'untriaged_issues', label: expect.anything(), url: expect.anything(), count: 3 },
      { id: id('draft'), kind: 'draft', label: 'M', url: `/launch?draft=${id('draft')}`, count: 1 },
    ]);
    const [most] = (await stats('manager', 'waiting { id kind count }')).waiting;
    expect(most).toEqual({ id: id('supervised'), kind: 'untriaged_issues', count: 5 });
  });
});

describe('the list of live tests', () => {
  it('LA-505: gives id, name and code of what is in progress', async () => {
    const { platformTests } = await world.ask(
      'customer',
      'query { platformTests(status: in_progress) { edges { node { ... on FlexibleTestingTest { id name code } ... on AdvancedTestRequest { id name code } } } } }',
    );
    expect(platformTests.edges.map((edge: { node: object }) => edge.node)).toContainEqual({
      id: world.id('recent run'),
      name: 'recent run',
      code: 'A-101',
    });
  });
});
