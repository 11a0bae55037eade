import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '#tests/support/statements.ts';
import type { StatementCount } from '#tests/support/statements.ts';
import { evaluateRequest } from '#server/areas/supervised/supervised.jobs.ts';
import { openScheduledWorld } from '../../schedules/world.ts';
import type { ScheduledWorld } from '../../schedules/world.ts';
import { runnable } from '../request/world.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';

const now = '2026-11-21T09:00:00.000Z';
const document = `query ($input: LaunchEstimateInput!) { launchEstimate(input: $input) {
  credits balanceAfter pastTests hours { from to }
  tests { test credits results pastTests hours { from to } groups { matching needed } levers { kind group dimension credits matching hours { from to } } }
} }`;

let world: ScheduledWorld;
let counted: StatementCount;
beforeAll(async () => {
  world = await openScheduledWorld(now);
  counted = countStatements(world.portal.server.database);
});
afterAll(() => world.stop());

const germany = { countryIds: ['1'] };
const test = (more: object = {}): object => ({
  id: 't1',
  activity: 'test_case_run',
  moderationEnabled: true,
  testCasesCount: 1,
  videoCasesCount: 0,
  resultsPerTestCase: 1,
  hasCustomTargeting: false,
  targetingGroups: [germany],
  ...more,
});
const ask = async (tests: readonly object[], person: PersonName = 'customer') => {
  const call = await world.portal.as(idOf('a', person), publicId('a'));
  return call(document, { input: { tests } });
};
const estimated = async (tests: readonly object[], person?: PersonName) => (await ask(tests, person)).data?.['launchEstimate'];

describe('an estimate', () => {
  it.each(['customer', 'manager'] as const)('counts the testers of every group exactly, for a %s', async (person) => {
    const groups = [germany, { countryIds: ['2'] }, { countryIds: ['1', '2'] }, { countryIds: ['99999'] }, {}];
    const rows = await world.sql<{ country: number }>('select country_id as country from tester where active');
    const brute = (ids: readonly number[] | null) => rows.filter(({ country }) => ids === null || ids.includes(country)).length;
    const [one] = (await estimated([test({ targetingGroups: groups })], person)).tests;
    expect(one.groups.map(({ matching }: { matching: number }) => matching)).toEqual([
      brute([1]),
      brute([2]),
      brute([1, 2]),
      0,
      brute(null),
    ]);
    expect(brute([1])).toBeGreaterThan(0);
  });

  it('counts a tester whose bits are stale as they are now', async () => {
    const matching = async (): Promise<number> => (await estimated([test()])).tests[0].groups[0].matching;
    const before = await matching();
    const [row] = await world.sql<{ id: string }>('select tester_id as id from tester_search where country_id = 1 limit 1');
    await world.sql('update tester_search set country_id = 2 where tester_id = $1', [row?.id]);
    expect(await matching()).toBe(before - 1);
    await world.sql('update tester_search set country_id = 1 where tester_id = $1', [row?.id]);
    expect(await matching()).toBe(before);
  });

  it('asks the database one statement, whatever the number of tests and groups', async () => {
    for (const tests of [
      [test()],
      Array.from({ length: 10 }, (_, index) => test({ id: `t${index}`, targetingGroups: Array.from({ length: 10 }, () => germany) })),
    ]) {
      const { texts, result } = await counted.during(() => ask(tests));
      expect([texts.length, result.errors]).toEqual([1, []]);
    }
  });

  it('says which wish keeps testers away', async () => {
    const [one] = (await estimated([test({ targetingGroups: [{ countryIds: ['1'], languageIds: ['99999'] }], resultsPerTestCase: 2 })]))
      .tests;
    expect(one.groups).toEqual([{ matching: 0, needed: 2 }]);
    const [all] = (await estimated([test()])).tests;
    expect(one.levers.at(-1)).toMatchObject({ kind: 'targeting', group: 0, dimension: 'languages', matching: all.groups[0].matching });
  });

  it('is what the launch then costs, filmed or not', async () => {
    for (const [filmed, more] of [
      [0, {}],
      [2, { videoRequired: true, videoRequirementStrategy: 'per_case' }],
      [3, { videoRequired: true, videoRequirementStrategy: 'session' }],
    ] as const) {
      const cases = [1, 2, 3].map((number) => ({
        name: `Case ${number}`,
        steps: [{ instruction: 'Open', expectedResult: 'Opens' }],
        requireVideoAttachment: number <= 2 && filmed === 2,
      }));
      const { credits, balanceAfter } = await estimated([test({ testCasesCount: 3, videoCasesCount: filmed, resultsPerTestCase: 2 })]);
      const answer = await world.act(
        'customer',
        'createCustomerRequest',
        { name: `Filmed ${filmed}`, requestedTests: [runnable({ testCases: cases, numberOfResultsPerTestCaseNeeded: 2, ...more })] },
        'result { id }',
      );
      expect(answer).toMatchObject({ successful: true });
      const { database, services } = world.portal.server;
      await evaluateRequest(database, services.enqueue, { organizationId: world.id('organization'), testId: answer.result.id });
      const [bill] = await world.sql<{ paid: number; left: number }>(
        `select t.credits_deducted::float8 as paid, (select balance::float8 from credit_account where organization_id = t.organization_id) as left
         from test t where t.parent_test_id = $1`,
        [answer.result.id],
      );
      expect(bill).toEqual({ paid: credits, left: balanceAfter });
    }
  });

  it('takes its hours from the tests that have ended', async () => {
    await world.sql(
      `insert into test (organization_id, kind, number, code, name, window_status, activity, opened_at, closed_at)
       select $1, 'supervised', 900 + n, 'AA-' || (900 + n), 'Past', 'closed', 'test_case_run', $2::timestamptz - interval '10 days', $2::timestamptz - interval '10 days' + make_interval(hours => 28 + 2 * n)
       from generate_series(0, 8) n`,
      [world.id('organization'), now],
    );
    await world.sql(
      `insert into supervised_test (organization_id, test_id, application_url) select organization_id, id, 'https://app.example.com' from test where name = 'Past'`,
    );
    const spread = { testCasesCount: 1, resultsPerTestCase: 1 };
    expect((await estimated([test({ ...spread })])).tests[0]).toMatchObject({ pastTests: 9, hours: { from: 32, to: 40 } });
    expect((await estimated([test({ ...spread, activity: 'localization' })])).tests[0]).toMatchObject({ pastTests: 9 });
    expect((await estimated([test({ ...spread, moderationEnabled: false })])).tests[0]).toMatchObject({ pastTests: 0, hours: { from: 3 } });
  });

  it('names no credits without the credit model', async () => {
    await world.sql('update organization set credit_model_access = false where id = $1', [world.id('organization')]);
    expect(await estimated([test()])).toMatchObject({ credits: null, balanceAfter: null, tests: [{ credits: null }] });
    await world.sql('update organization set credit_model_access = true where id = $1', [world.id('organization')]);
  });

  it.each([
    ['eleven tests', Array.from({ length: 11 }, () => test())],
    ['a hundred and one groups', [test({ targetingGroups: Array.from({ length: 101 }, () => germany) })]],
    ['an activity nobody knows', [test({ activity: 'napping' })]],
    ['a negative count', [test({ testCasesCount: -1 })]],
  ])('refuses %s', async (_, tests) => {
    expect((await ask(tests)).errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('refuses ids that are no numbers, at their list', async () => {
    const { errors } = await ask([test(), test({ id: 't2', targetingGroups: [germany, { countryIds: ['1; drop table test'] }] })]);
    expect(errors.map(({ message, extensions }) => [extensions?.code, message])).toEqual([
      ['BAD_USER_INPUT', 'input.tests[1].targetingGroups[1].countryIds: A chosen country does not exist.'],
    ]);
  });
});
