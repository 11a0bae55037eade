import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { planted } from '#tests/support/seed.ts';

const later = '2026-11-20T10:20:30.000Z';
const opened = '2026-11-20T10:00:00.000Z';
const fields = `id testerName minutesSpent startedAt actualResult foundIssues { title severity url }`;

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
  const { things, id } = world;
  const test_id = await things.supervised('explored', { activity: 'exploratory', requested_test_id: id('requested') });
  await world.sql(
    `update requested_test set test_goal = 'Learn', in_scope = 'The shop', out_of_scope = 'The rest' where id = $1 returning id`,
    [id('requested')],
  );
  const group_id = await things.group('explorers', { test_id, number_of_results_needed: 4 });
  const test_case_id = await things.testCase('charter', { test_id, case_results_limit: 4 });
  const session = async (name: string, columns: object, isPublished = true) => {
    const published_at = isPublished ? planted : null;
    const participant_id = await things.participant(name, {
      test_id,
      group_id,
      status: isPublished ? 'results_published' : 'testing_complete',
      published_at,
    });
    await things.result(`${name} session`, { test_id, participant_id, test_case_id, completed_at: later, published_at, ...columns });
    return participant_id;
  };
  const told = await session('told', { status: 'fail', created_at: opened, minutes_spent: 45 });
  await session('opened', { status: 'pass', created_at: opened });
  await session('unopened', { status: 'blocked', created_at: later });
  const hidden = await session('hidden', { status: 'fail', created_at: opened }, false);
  const report = (name: string, participant_id: string, more: object) => things.related(name, { test_id, participant_id, ...more });
  await report('in it', told, {
    title: 'In it',
    severity: 'low',
    reviewed_severity: 'high',
    case_result_id: id('told session'),
    known: true,
  });
  await report('beside', told, { title: 'Beside', severity: 'medium', case_result_id: null, moderation_status: 'moderated' });
  await things.issue('beside issue', {
    test_id,
    participant_id: told,
    related_issue_id: id('beside'),
    title: 'Beside, in words of ours',
    severity: 'critical',
    published_at: planted,
  });
  await report('not judged', told, { title: 'Not judged', severity: 'medium', case_result_id: null });
  await report('of another', hidden, { title: 'Of another', severity: 'medium', case_result_id: null, known: true });
});
afterAll(() => world.stop());

const sessions = async (person: Person) =>
  (
    await world.ask(
      person,
      `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { testGoal inScope outOfScope testStats { resultCounts { kind count } }
         cases(first: 1) { nodes { completedCaseResults { ${fields} } } } } } }`,
      { id: world.id('explored') },
    )
  ).platformTest;
const listed = async (person: Person) => (await sessions(person)).cases.nodes[0].completedCaseResults;
const by = (rows: readonly { readonly testerName: string }[], name: string) => rows.find(({ testerName }) => testerName === name);

describe('a session of an exploratory test', () => {
  it('has what the customer asked to be explored', async () =>
    expect(await sessions('customer')).toMatchObject({ testGoal: 'Learn', inScope: 'The shop', outOfScope: 'The rest' }));

  it('took as long as the crowd system tells, else from opening to handing in', async () => {
    const rows = await listed('manager');
    expect(by(rows, 'told')).toMatchObject({ minutesSpent: 45, startedAt: opened });
    expect(by(rows, 'opened')).toMatchObject({ minutesSpent: 21, startedAt: opened });
    expect(by(rows, 'unopened')).toMatchObject({ minutesSpent: null, startedAt: null });
  });

  it('found what its tester reported with it and beside it, and nothing of others', async () => {
    const titles = (row: { readonly foundIssues: readonly { readonly title: string }[] }) =>
      row.foundIssues.map(({ title }) => title).toSorted();
    expect(titles(by(await listed('manager'), 'told') as never)).toEqual(['Beside, in words of ours', 'In it', 'Not judged']);
    expect(titles(by(await listed('customer'), 'told') as never)).toEqual(['Beside, in words of ours', 'In it']);
  });

  it('is shown to customers once it is published', async () => {
    expect((await listed('manager')).map(({ testerName }: { readonly testerName: string }) => testerName).toSorted()).toEqual([
      'hidden',
      'opened',
      'told',
      'unopened',
    ]);
    expect((await listed('customer')).map(({ testerName }: { readonly testerName: string }) => testerName).toSorted()).toEqual([
      'opened',
      'told',
      'unopened',
    ]);
  });

  it('never counts as failed for having found something', async () =>
    expect((await sessions('customer')).testStats.resultCounts).toEqual([
      { kind: 'explored', count: 3 },
      { kind: 'live', count: 1 },
    ]));
});
