import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluateRequest } from '#server/areas/supervised/supervised.jobs.ts';
import { openLaunchingWorld, runnable } from './world.ts';
import type { LaunchingWorld } from './world.ts';

let world: LaunchingWorld;
beforeAll(async () => {
  world = await openLaunchingWorld();
});
afterAll(() => world.stop());

const needs = (field: string, instructions: string) => runnable({ [field]: true, [instructions]: 'See the handbook.' });

describe('a requested test starts by itself', () => {
  it.each([
    ['a test case run whose testers are there', runnable({ numberOfResultsPerTestCaseNeeded: 4 }), []],
    [
      'an exploratory test, which asks for more testers than there are',
      runnable({
        activity: 'exploratory',
        testCases: [],
        testCasesSource: null,
        inScope: 'Everything',
        outOfScope: 'Nothing',
        testGoal: 'See',
      }),
      ['matching_testers'],
    ],
    [
      'a translation',
      runnable({
        activity: 'translation',
        testCases: [],
        testCasesSource: null,
        inScope: 'Everything',
        outOfScope: 'Nothing',
        testGoal: 'See',
        numberOfResultsPerTestCaseNeeded: null,
      }),
      ['activity', 'matching_testers'],
    ],
    ['custom targeting', runnable({ targetingGroups: [], customTargetingRequirements: 'Left-handed people.' }), ['custom_targeting']],
    ['a secure environment', needs('requiresAccessToSecureEnvironment', 'accessToSecureEnvironmentInstructions'), ['special_requirements']],
    ['pre-defined accounts', needs('requiresPredefinedUserAccounts', 'predefinedUserAccountsInstructions'), ['special_requirements']],
    ['financial transactions', needs('requiresFinancialTransactions', 'financialTransactionsInstructions'), ['special_requirements']],
    ['an identity check', needs('requiresKycIdentityCheck', 'kycIdentityCheckInstructions'), ['special_requirements']],
    [
      'personal information',
      needs('requiresPersonalIdentifyingInformation', 'personalIdentifyingInformationInstructions'),
      ['special_requirements'],
    ],
    ['another place', needs('requiresMovingToDifferentLocation', 'movingToDifferentLocationInstructions'), ['special_requirements']],
    ['too few testers', runnable({ numberOfResultsPerTestCaseNeeded: 5 }), ['matching_testers']],
    [
      'one of two groups without testers',
      runnable({ targetingGroups: [{ countryIds: ['1'] }, { countryIds: ['2'] }] }),
      ['matching_testers'],
    ],
  ])('unless a condition is not met: %s', async (_, test, conditions) => {
    const [row] = await world.evaluated(await world.launch([test]));
    expect(row?.failed.map(({ code }) => code)).toEqual(conditions);
    expect(row?.status).toBe(conditions.length === 0 ? 'launched_automatically' : 'requires_manual_evaluation');
    expect(row?.launched === null).toBe(conditions.length > 0);
  });

  it('unless its cases are only linked', async () => {
    await world.sql('update organization set google_sheets_auto_import_enabled = false where id = $1', [world.id('organization')]);
    const linked = runnable({ testCases: [], testCasesSource: 'url', testCasesUrl: 'https://docs.example.com/cases' });
    const [row] = await world.evaluated(await world.launch([linked]));
    expect([row?.status, row?.failed.map(({ code }) => code)]).toEqual(['requires_manual_evaluation', ['test_cases']]);
    await world.sql('update organization set google_sheets_auto_import_enabled = true where id = $1', [world.id('organization')]);
  });

  it('unless some of its testers may only be backups', async () => {
    const backups = (isBackup: boolean) =>
      world.sql('update tester set backup_only = $1 where id = (select id from tester order by id limit 1)', [isBackup]);
    await backups(true);
    const [short] = await world.evaluated(await world.launch([runnable({ numberOfResultsPerTestCaseNeeded: 4 })]));
    const [filled] = await world.evaluated(await world.launch([runnable({ numberOfResultsPerTestCaseNeeded: 3 })]));
    await backups(false);
    expect([short?.status, short?.failed.map(({ message }) => message)]).toEqual([
      'requires_manual_evaluation',
      ['Targeting group 1 matches 3 of 4 testers needed.'],
    ]);
    expect(filled?.status).toBe('launched_automatically');
  });

  it('each for itself within one request', async () => {
    const rows = await world.evaluated(
      await world.launch([runnable(), needs('requiresKycIdentityCheck', 'kycIdentityCheckInstructions'), runnable({ name: 'Third' })]),
    );
    expect(rows.map(({ status }) => status)).toEqual(['launched_automatically', 'requires_manual_evaluation', 'launched_automatically']);
    expect(new Set(rows.map(({ launched }) => launched)).size).toBe(3);
  });

  it('only where the organization wants it', async () => {
    await world.sql('update organization set auto_launching_enabled = false where id = $1', [world.id('organization')]);
    const testId = await world.launch([runnable({ knownIssuesSource: null, hasKnownIssuesList: false })]);
    expect((await world.requested(testId)).map(({ status }) => status)).toEqual(['ready_to_launch']);
    expect(await world.jobsOf(testId)).toEqual([]);
    await world.sql('update organization set auto_launching_enabled = true where id = $1', [world.id('organization')]);
  });

  it('once, however often the job runs', async () => {
    const testId = await world.launch([runnable(), runnable({ name: 'Second' })]);
    const before = await world.evaluated(testId);
    const { database, services } = world.portal.server;
    await Promise.all(
      Array.from({ length: 5 }, () => evaluateRequest(database, services.enqueue, { organizationId: world.id('organization'), testId })),
    );
    expect(await world.requested(testId)).toEqual(before);
    const [row] = await world.sql<{ count: number }>('select count(*)::int as count from test where parent_test_id = $1', [testId]);
    expect(row?.count).toBe(2);
  });
});

describe('a test that started by itself', () => {
  it('has its cases, its group, its testers and its price', async () => {
    const cases = ['Pay', 'Cancel', 'Return'].map((name) => ({
      name,
      section: 'Checkout',
      steps: [{ instruction: `${name} it`, expectedResult: 'Done' }],
      tags: ['smoke'],
    }));
    const [before] = await world.sql<{ balance: number }>(
      'select balance::float8 as balance from credit_account where organization_id = $1',
      [world.id('organization')],
    );
    const [row] = await world.evaluated(
      await world.launch([runnable({ name: 'Checkout', testCases: cases, numberOfResultsPerTestCaseNeeded: 2 })]),
    );
    const launched = row?.launched;
    const { platformTest } = await world.ask(
      'manager',
      `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { name parentTest { id } cases(first: 10) { nodes { name section tags steps { instruction expectedResult } } totalCount }
        selectionRequirementsGroups { name numberOfResultsNeeded participants { status assignedCasesCount } backupParticipants: participants { id } } payoutBaseAmount } } }`,
      { id: launched },
    );
    expect(platformTest).toMatchObject({
      name: 'Checkout',
      cases: {
        nodes: cases.map(({ name }) => ({
          name,
          section: 'Checkout',
          tags: ['smoke'],
          steps: [{ instruction: `${name} it`, expectedResult: 'Done' }],
        })),
        totalCount: 3,
      },
      selectionRequirementsGroups: [
        {
          name: 'Group 1',
          numberOfResultsNeeded: 2,
          participants: [
            { status: 'invited', assignedCasesCount: 3 },
            { status: 'invited', assignedCasesCount: 3 },
          ],
        },
      ],
      payoutBaseAmount: 50,
    });
    const backups = await world.sql(`select 1 from participant where test_id = $1 and status = 'backup'`, [launched]);
    expect(backups).toHaveLength(1);
    const [paid] = await world.sql<{ balance: number; amount: number; left: number }>(
      `select a.balance::float8 as balance, x.amount::float8 as amount, x.balance_after_transaction::float8 as left from credit_account a join credit_transaction x on x.subject_id = $1 where a.organization_id = $2`,
      [launched, world.id('organization')],
    );
    expect(paid).toEqual({ balance: (before?.balance ?? 0) - 6, amount: -6, left: (before?.balance ?? 0) - 6 });
  });

  it('invites the best testers, each to one group', async () => {
    const [row] = await world.evaluated(
      await world.launch([
        runnable({ targetingGroups: [{ countryIds: ['1'] }, { countryIds: ['1'] }], numberOfResultsPerTestCaseNeeded: 1 }),
      ]),
    );
    const taking = await world.sql<{ name: string; status: string; group: number }>(
      `select p.full_name as name, p.status, g.position as group from participant p join selection_requirements_group g on g.id = p.group_id where p.test_id = $1 order by g.position, p.status desc, p.full_name`,
      [row?.launched],
    );
    expect(taking).toEqual([
      { name: 'Tester 1', status: 'invited', group: 1 },
      { name: 'Tester 2', status: 'backup', group: 1 },
      { name: 'Tester 3', status: 'invited', group: 2 },
      { name: 'Tester 4', status: 'backup', group: 2 },
    ]);
  });
});
