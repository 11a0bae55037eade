import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestedStatement } from '#tests/support/tested.ts';
import { absentId, idOf } from '#tests/support/twin-world.ts';
import { openPublishingWorld } from './world.ts';
import type { PublishingWorld } from './world.ts';

let world: PublishingWorld;
beforeAll(async () => {
  world = await openPublishingWorld();
});
afterAll(() => world.stop());

const id = (name: string): string => idOf('a', name);
const waiting = async (): Promise<number> => (await world.sql(`select 1 from pgboss.job where name = 'publish-participant'`)).length;

/** A tester who may be published, on another supervised test of the organization. */
const elsewhere = async (): Promise<{ readonly testId: string; readonly tester: string }> => {
  const [testId, caseId] = [randomUUID(), randomUUID()];
  const [last] = await world.sql<{ number: number }>('select max(number)::int as number from test');
  const number = (last?.number ?? 0) + 1;
  for (const [table, key, more] of [
    ['test', 'id', { id: testId, number, code: `OTHER-${number}` }],
    ['supervised_test', 'test_id', {}],
    ['selection_requirements_group', 'test_id', { id: randomUUID() }],
    ['test_case', 'test_id', { id: caseId }],
  ] as const) {
    const [{ columns } = { columns: '' }] = await world.sql<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    await world.sql(
      `insert into ${table} (${columns}) select ${columns} from (select (jsonb_populate_record(t, $2::jsonb)).* from ${table} t where t.ctid = (select ctid from ${table} where ${key} = $1 limit 1)) copy`,
      [world.testId, JSON.stringify({ ...(table === 'test' ? {} : { test_id: testId }), ...more })],
    );
  }
  const [tester] = await world.sql<{ id: string }>(addTestedStatement, [testId, 1, testId, 'results_approved', caseId]);
  return { testId, tester: tester?.id ?? '' };
};

const operations = {
  publishIssuesAndCaseResults: (participantIds: readonly string[]) => ({ testId: world.testId, participantIds }),
  removeTestersFromTest: (participantIds: readonly string[]) => ({ testId: world.testId, participantIds, removalReasons: ['no_response'] }),
} as const;

describe.each(Object.keys(operations) as (keyof typeof operations)[])('%s', (operation) => {
  const send = (ids: readonly string[]) => world.act('manager', operation, operations[operation](ids));
  const publishes = operation === 'publishIssuesAndCaseResults';
  const row = publishes ? 'RE-822' : 'RE-823';

  it(`${row}: changes nobody if one of them cannot be changed`, async () => {
    const [good = '', other = ''] = await world.addTested(2);
    const [bad = ''] = await world.addTested(1, publishes ? 'in_progress' : 'results_published');
    const jobs = await waiting();
    expect(await send([good, bad, other])).toEqual({
      successful: false,
      errors: [
        publishes
          ? {
              code: 'not_publishable',
              message: 'The results can be published once the tester has finished testing.',
              path: 'participantIds',
            }
          : { code: 'not_removable', message: 'This tester can no longer be removed.', path: 'participantIds' },
      ],
    });
    expect(await world.statusesOf([good, bad, other])).toEqual([
      'results_approved',
      publishes ? 'in_progress' : 'results_published',
      'results_approved',
    ]);
    expect(await waiting()).toBe(jobs);
  });

  it.each(['results_published', 'publishing_results', publishes ? 'joined' : 'removed'])(
    `${row}: changes nobody if one of them is %s`,
    async (status) => {
      const [good = ''] = await world.addTested(1);
      const [bad = ''] = await world.addTested(1, status);
      const jobs = await waiting();
      expect(await send([good, bad])).toMatchObject({
        successful: false,
        errors: [{ message: expect.stringMatching(/^[A-Z]\w+ \w+/u) as string, path: 'participantIds' }],
      });
      expect([await world.statusesOf([good, bad]), await waiting()]).toEqual([['results_approved', status], jobs]);
    },
  );

  it.each(publishes ? (['processing', 'failed'] as const) : [])(
    `${row}: changes nobody if the bug generation of one of them is %s`,
    async (generation) => {
      const [good = '', bad = ''] = await world.addTested(2);
      await world.sql('update participant set issue_generation = $2 where id = $1', [bad, generation]);
      expect(await send([good, bad])).toMatchObject({ successful: false, errors: [{ path: 'participantIds' }] });
      expect(await world.statusesOf([good, bad])).toEqual(['results_approved', 'results_approved']);
    },
  );

  it.each([
    ['of another organization', idOf('b', 'participant-1')],
    ['that does not exist', absentId],
    ['that is no id', 'x'],
  ] as const)('is not found for a tester %s, and changes nobody', async (_, stranger) => {
    const [good = ''] = await world.addTested(1);
    const answer = await world.mutate('manager', operation, operations[operation]([good, stranger]));
    expect([answer.data, answer.errors[0]?.extensions?.code]).toEqual([null, 'NOT_FOUND']);
    expect(await world.statusesOf([good])).toEqual(['results_approved']);
  });

  it('is not found for a test that has no testers', async () => {
    const [good = ''] = await world.addTested(1);
    const answer = await world.mutate('manager', operation, { ...operations[operation]([good]), testId: id('advanced') });
    expect(answer.errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(await world.statusesOf([good])).toEqual(['results_approved']);
  });

  it(`${row}: answers unsuccessful, and changes nobody, if one of them is of another test`, async () => {
    const [good = ''] = await world.addTested(1);
    const { testId, tester: bad } = await elsewhere();
    const stranger = { code: 'not_found', message: 'This tester is not on this test.' };
    expect(await send([good, bad, good.toUpperCase(), bad])).toEqual({
      successful: false,
      errors: [
        { ...stranger, path: 'participantIds[1]' },
        { ...stranger, path: 'participantIds[3]' },
      ],
    });
    for (const hidden of [bad, absentId, idOf('b', 'participant-1')])
      expect(await world.act('accepted', operation, operations[operation]([good, hidden]))).toEqual({
        successful: false,
        errors: [{ ...stranger, path: 'participantIds[1]' }],
      });
    expect(await world.statusesOf([good, bad])).toEqual(['results_approved', 'results_approved']);
    expect(await world.act('manager', operation, { ...operations[operation]([bad]), testId })).toEqual({ successful: true, errors: [] });
  });

  it('takes doubles once and refuses an empty list', async () => {
    const [good = ''] = await world.addTested(1);
    expect(await send([])).toEqual({
      successful: false,
      errors: [{ code: 'blank', message: 'Choose at least one tester.', path: 'participantIds' }],
    });
    expect(await send([good, good.toUpperCase(), good])).toEqual({ successful: true, errors: [] });
    const moves = await world.sql('select 1 from audit where operation = $1 and entity_id = $2', [operation, good]);
    expect(moves).toHaveLength(1);
  });
});

describe('what stops publishing', () => {
  const stopsOf = async (tester: string) =>
    (await world.ask('manager', 'query ($id: ID!) { testParticipant(id: $id) { publishingStops } }', { id: tester }))['testParticipant']
      .publishingStops;
  const change = (tester: string, columns: string) => world.sql(`update participant set ${columns} where id = $1`, [tester]);
  const raise = (tester: string) =>
    world.sql<{ id: string }>(
      `insert into blocker (organization_id, test_id, participant_id, name) select organization_id, test_id, id, 'Down' from participant where id = $1 returning id`,
      [tester],
    );

  it.each([
    ['mass_passing', 'suspected_mass_passing = true'],
    ['nothing_approved', 'approved_test_cases_count = 0, completed_cases_count = 0'],
    ['unmoderated_results', 'assigned_cases_count = 2, completed_cases_count = 2'],
    ['unmoderated_issues', 'pending_issue_moderations_count = 1'],
  ])('is %s, told to whoever publishes', async (stop, columns) => {
    const [tester = ''] = await world.addTested(1);
    expect(await stopsOf(tester)).toEqual([]);
    await change(tester, columns);
    expect(await stopsOf(tester)).toEqual([stop]);
    await change(tester, `status = 'in_progress'`);
    expect(await stopsOf(tester)).toEqual([]);
  });

  it('is an open blocker, until it is resolved', async () => {
    const [tester = '', other = ''] = await world.addTested(2);
    const [blocker] = await raise(tester);
    expect([await stopsOf(tester), await stopsOf(other)]).toEqual([['open_blockers'], []]);
    const more = 'participant { id publishingStops }';
    expect(await world.act('manager', 'resolveTestBlocker', { testBlockerId: blocker?.id }, more)).toMatchObject({
      participant: { id: tester, publishingStops: [] },
    });
  });

  it('is no lack of moderation where nobody moderates', async () => {
    const [tester = ''] = await world.addTested(1);
    await change(tester, 'approved_test_cases_count = 0, pending_issue_moderations_count = 1');
    expect(await stopsOf(tester)).toEqual(['nothing_approved', 'unmoderated_results', 'unmoderated_issues']);
    await world.sql('update supervised_test set moderation_enabled = false where test_id = $1', [world.testId]);
    expect(await stopsOf(tester)).toEqual([]);
    await world.sql('update supervised_test set moderation_enabled = true where test_id = $1', [world.testId]);
  });

  it('changes nobody where more came of one than was accepted of them', async () => {
    const [good = '', stopped = ''] = await world.addTested(2);
    await change(stopped, 'suspected_mass_passing = true');
    const publish = (stops: readonly string[]) =>
      world.act('manager', 'publishIssuesAndCaseResults', {
        testId: world.testId,
        participantIds: [good, stopped],
        accepted: [{ participantId: stopped.toUpperCase(), stops }],
      });
    await raise(stopped);
    for (const [stops, message] of [
      [[], 'This tester is suspected of mass passing.'],
      [['mass_passing'], 'A blocker of this tester is open.'],
    ] as const) {
      const errors = [{ code: 'not_accepted', message, path: 'accepted' }];
      expect(await publish(stops)).toEqual({ successful: false, errors });
      expect(await world.statusesOf([good, stopped])).toEqual(['results_approved', 'results_approved']);
    }
    expect(await publish(['mass_passing', 'open_blockers'])).toEqual({ successful: true, errors: [] });
  });
});

describe('removal', () => {
  it.each([
    ['RE-425', 'removed', 'This tester has already been removed.'],
    ['RE-426', 'results_published', 'This tester can no longer be removed.'],
    ['RE-427', 'publishing_results', 'This tester can no longer be removed.'],
    ['RE-428', 'publishing_failed', 'This tester can no longer be removed.'],
    ['RE-429', 'dropped_out', 'This tester dropped out.'],
    ['RE-430', 'expired', 'The invitation of this tester has expired.'],
  ])('%s: is refused for a tester who is %s', async (_, status, message) => {
    const [tester = ''] = await world.addTested(1, status);
    for (const person of ['manager', 'accepted'] as const)
      expect(
        await world.act(person, 'removeTestersFromTest', {
          testId: world.testId,
          participantIds: [tester],
          removalReasons: ['no_response'],
        }),
      ).toEqual({
        successful: false,
        errors: [{ code: 'not_removable', message, path: 'participantIds' }],
      });
    expect(await world.statusesOf([tester])).toEqual([status]);
  });

  it.each([
    ['RE-562', [], 'blank'],
    ['RE-562', [' '], 'blank'],
    ['RE-563', ['invited_by_mistake', 'no_response'], 'invalid'],
    ['RE-564', ['no_response', 'invited_by_mistake'], 'invalid'],
    ['RE-562', ['because'], 'invalid'],
  ])('%s: a strict test takes no reasons like %j', async (_, removalReasons, code) => {
    const [tester = ''] = await world.addTested(1, 'invited');
    const answer = await world.act('manager', 'removeTestersFromTest', { testId: world.testId, participantIds: [tester], removalReasons });
    expect(answer).toMatchObject({ successful: false, errors: [{ code, path: 'removalReasons' }] });
    expect(await world.statusesOf([tester])).toEqual(['invited']);
  });

  it('RE-561: a test with its own words for removal takes any words, and none that say nothing', async () => {
    await world.sql('update supervised_test set has_strict_tester_removal = false where test_id = $1', [world.testId]);
    const [tester = ''] = await world.addTested(1, 'invited');
    const remove = (removalReasons: readonly string[]) =>
      world.act('manager', 'removeTestersFromTest', { testId: world.testId, participantIds: [tester], removalReasons });
    expect(await remove(['  '])).toMatchObject({ successful: false, errors: [{ code: 'blank' }] });
    expect(await remove([' Moved away. '])).toEqual({ successful: true, errors: [] });
    const [row] = await world.sql<{ reasons: string[] }>('select removal_reasons as reasons from participant where id = $1', [tester]);
    expect(row?.reasons).toEqual(['Moved away.']);
    await world.sql('update supervised_test set has_strict_tester_removal = true where test_id = $1', [world.testId]);
  });

  it('RE-608, RE-623: is open to test managers and to accepted moderators', async () => {
    const [first = '', second = ''] = await world.addTested(2, 'joined');
    const remove = (person: 'manager' | 'accepted' | 'customer', tester: string) =>
      world.mutate(person, 'removeTestersFromTest', { testId: world.testId, participantIds: [tester], removalReasons: ['no_response'] });
    expect((await remove('customer', first)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await remove('manager', first)).data?.['answer'].successful).toBe(true);
    expect((await remove('accepted', second)).data?.['answer'].successful).toBe(true);
    expect(await world.statusesOf([first, second])).toEqual(['removed', 'removed']);
  });
});
