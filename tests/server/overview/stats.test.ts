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
    const ended = name === 'old' && { window_status: 'closed', closed_at: at };
    const test_id = await things.supervised(`${name} run`, { opened_at: at, ...ended });
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

  it('move with the clock, and count a test as long as it is live', async () => {
    world.setClock(days(-11));
    expect(await stats('customer', counts)).toMatchObject({
      testsCount: 2,
      issuesTotalCount: 3,
      issuesMediumCount: 0,
      testCasesFailedCount: 1,
      participantsTotalCount: 1,
    });
    world.setClock(moment);
  });

  it('hold nothing of another organization', async () => {
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

describe('what waits', () => {
  const document = '{ waitingOnYou { id kind label url count isOverdue } }';
  const kindsOf = async (person: Person) =>
    (await world.ask(person, document)).waitingOnYou.map((item: { kind: string; count: number }) => [item.kind, item.count]);
  const at = (place: string) => `/results/${world.id('supervised')}${place}`;

  it('on a customer is the launches to approve, the new issues of each test that are published, the most first, and the own drafts', async () => {
    const { waitingOnYou } = await world.ask('customer', document);
    expect(waitingOnYou.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual([
      ['approval', 1],
      ['untriaged_issues', 3],
      ['untriaged_issues', 3],
      ['untriaged_issues', 3],
      ['draft', 1],
    ]);
    expect(waitingOnYou.at(-1)).toMatchObject({ id: `draft ${world.id('draft')}`, url: `/launch?draft=${world.id('draft')}` });
    expect(waitingOnYou[0].url).toBe(`/test-requests/approval/${world.id('launch-approval')}`);
    expect(waitingOnYou[1].url).toMatch(/^\/results\/.*\?tab=issues$/u);
  });

  it.each(['advanced_tests_access', 'new_launch_ux_enabled'])('on a customer is no draft, and none is found, without %s', async (flag) => {
    const { id, sql } = world;
    const found = async () => {
      const kinds = (await kindsOf('customer')).map(([kind]: [string]) => kind);
      const { search } = await world.ask('customer', '{ search(words: "A draft of mine") { kind } }');
      return [kinds.includes('draft'), search.some(({ kind }: { kind: string }) => kind === 'request')];
    };
    await sql(`update customer_request set name = 'A draft of mine' where id = $1`, [id('draft')]);
    expect(await found()).toEqual([true, true]);
    await sql(`update organization set ${flag} = false where id = $1`, [id('organization')]);
    expect(await found()).toEqual([false, false]);
    await sql(`update organization set ${flag} = true where id = $1`, [id('organization')]);
  });

  it('on a test manager is publishing, blockers and launches, never issues', async () => {
    const { id, sql } = world;
    await sql(`update participant set status = 'results_approved' where id = $1`, [id('participant-1')]);
    await sql(`update participant set status = 'publishing_failed' where id = $1`, [id('participant-2')]);
    await sql(`update requested_test set auto_launch_status = 'requires_manual_evaluation' where id = $1`, [id('requested')]);
    const { waitingOnYou } = await world.ask('manager', document);
    expect(waitingOnYou).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: `publishing_failed ${id('supervised')}`, count: 1, url: at('?tab=testers'), isOverdue: false }),
        expect.objectContaining({ id: `publishing ${id('supervised')}`, count: 1, url: at('?tab=testers') }),
        expect.objectContaining({ id: `blockers ${id('supervised')}`, url: at('?tab=blockers') }),
      ]),
    );
    const kinds = waitingOnYou.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('launches');
    expect(kinds).not.toContain('untriaged_issues');
    expect(kinds).not.toContain('results');
  });

  it('on a test manager is a request by the simple form, until a test is launched from it', async () => {
    const whole = await world.things.advanced('by the simple form', {});
    const launches = async () =>
      (await world.ask('manager', document)).waitingOnYou.filter(({ id }: { id: string }) => id === `launches ${whole}`);
    expect(await launches()).toEqual([
      expect.objectContaining({ count: 1, label: 'by the simple form', url: `/results/${whole}?tab=test-details` }),
    ]);
    await world.things.supervised('run of the simple form', { parent_test_id: whole });
    expect(await launches()).toEqual([]);
  });

  it('has what is overdue first', async () => {
    const late = await world.things.supervised('late run', { opened_at: days(2), planned_end_at: days(1) }, { moderation_enabled: false });
    const group_id = await world.things.group('late group', { test_id: late });
    await world.things.participant('late tester', { test_id: late, group_id, status: 'results_approved' });
    expect((await world.ask('manager', document)).waitingOnYou[0]).toMatchObject({
      id: `publishing ${late}`,
      label: 'late run',
      isOverdue: true,
    });
  });

  it('on a moderator is assignments to answer and the results of the accepted tests, the way to the oldest', async () => {
    const { id, sql } = world;
    await sql(`update participant set status = 'in_progress' where id = $1`, [id('participant-1')]);
    await sql(`update case_result set completed_at = '2026-11-20T10:00:00Z' where id = $1`, [id('result-1-1')]);
    await sql(`update case_result set completed_at = '2026-11-20T09:30:00Z' where id = $1`, [id('result-1-2')]);
    expect((await world.ask('accepted', document)).waitingOnYou).toMatchObject([
      { kind: 'results', count: 2, url: at(`/participant/${id('participant-1')}?result=${id('result-1-2')}&waiting=1`) },
    ]);
    expect(await kindsOf('unassigned')).toEqual([]);
    await sql(`update moderator_assignment set status = 'removed' where id = $1`, [id('assignment-accepted')]);
    expect((await world.ask('assigned', document)).waitingOnYou).toMatchObject([{ kind: 'assignment', url: at(''), count: 1 }]);
    await sql(`update moderator_assignment set status = 'accepted' where id = $1`, [id('assignment-accepted')]);
  });

  it('holds nothing of another organization', async () => {
    const ids = ((await world.ask('manager of b', document)).waitingOnYou as { id: string }[]).map(({ id }) => id.split(' ')[1]);
    expect(ids).not.toContain(world.id('supervised'));
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
