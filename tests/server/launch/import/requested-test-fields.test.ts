import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFeatures } from '#schema/rules/launch/flags.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { runnable } from '../request/world.ts';

type Fields = Readonly<Record<string, unknown>>;

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
  await world.sql(`update organization set known_issues_upload_enabled = true where id = $1`, [world.id('organization')]);
});
afterAll(() => world.stop());

const launchDocument =
  'mutation ($input: CreateCustomerRequestInput!) { answer: createCustomerRequest(input: $input) { successful errors { code message path } result { id } } }';

async function launch(
  more: Fields,
): Promise<Fields & { readonly successful: boolean; readonly errors: readonly Fields[]; readonly id: string }> {
  const { data } = await world.send(
    'customer',
    launchDocument,
    { input: { name: 'Release', requestedTests: [runnable(more)] } },
    { 'idempotency-key': randomUUID() },
  );
  const { successful, errors, result } = data?.['answer'] ?? {};
  return { successful, errors, id: result?.id };
}

/** What a test that was launched with these fields holds of them. */
async function held(more: Fields): Promise<unknown> {
  const { successful, errors, id } = await launch(more);
  expect({ successful, errors }).toEqual({ successful: true, errors: [] });
  const [row] = await world.sql('select id from requested_test where test_id = $1', [id]);
  const { requestedTest } = await world.ask('customer', `query ($id: ID!) { requestedTest(id: $id) { ${Object.keys(more).join(' ')} } }`, {
    id: row?.['id'],
  });
  return requestedTest;
}
const exploring = {
  activity: 'exploratory',
  testCases: [],
  testCasesSource: null,
  numberOfResultsPerTestCaseNeeded: null,
  inScope: 'Orders',
  outOfScope: 'Returns',
};
const testDataStep = (on: boolean) =>
  world.sql(
    'insert into feature_flag (organization_id, name, enabled) values ($1, $2, $3) on conflict (organization_id, name) do update set enabled = excluded.enabled',
    [world.id('organization'), launchFeatures.uniqueTestData, on],
  );
const autoLaunch = (on: boolean) =>
  world.sql('update organization set auto_launching_enabled = $2 where id = $1', [world.id('organization'), on]);

describe('a requested test', () => {
  it.each(['name', 'activity', 'applicationType'])('LA-133: cannot be without its %s', async (field) => {
    const { successful, errors } = await launch({ [field]: '' });
    expect([successful, errors.map(({ path }) => path)]).toEqual([false, [`requestedTests[0].${field}`]]);
  });

  it('LA-133: is known by its name, its activity and the type of its application', async () => {
    const run = { name: 'Paying by card', activity: 'test_case_run', applicationType: 'web' };
    expect(await held(run)).toEqual(run);
    const exploration = { name: 'Looking around', activity: 'exploratory', applicationType: 'ios' };
    expect(await held({ ...exploring, ...exploration })).toMatchObject(exploration);
  });

  it.each([
    ['LA-137', 'requiresAccessToSecureEnvironment', 'accessToSecureEnvironmentInstructions'],
    ['LA-139', 'requiresFinancialTransactions', 'financialTransactionsInstructions'],
    ['LA-140', 'requiresKycIdentityCheck', 'kycIdentityCheckInstructions'],
    ['LA-141', 'requiresPersonalIdentifyingInformation', 'personalIdentifyingInformationInstructions'],
    ['LA-142', 'requiresMovingToDifferentLocation', 'movingToDifferentLocationInstructions'],
  ])('%s: holds %s with %s', async (_, answer, instructions) => {
    expect(await held({ [answer]: true, [instructions]: 'As the guide says' })).toEqual({
      [answer]: true,
      [instructions]: 'As the guide says',
    });
    expect(await held({ [answer]: false, [instructions]: null })).toEqual({ [answer]: false, [instructions]: null });
  });

  it('LA-138: holds requiresPredefinedUserAccounts with its instructions', async () => {
    const fields = { requiresPredefinedUserAccounts: true, predefinedUserAccountsInstructions: 'Ask the desk' };
    expect(await held(fields)).toEqual(fields);
  });

  it('LA-146: holds how many results each case needs', async () => {
    expect(await held({ numberOfResultsPerTestCaseNeeded: 7 })).toEqual({ numberOfResultsPerTestCaseNeeded: 7 });
  });

  it('LA-148: holds what is in scope, what is not, and the goal', async () => {
    expect(await held({ ...exploring, testGoal: 'Find what stops an order' })).toMatchObject({
      inScope: 'Orders',
      outOfScope: 'Returns',
      testGoal: 'Find what stops an order',
    });
  });

  it('LA-145: holds its cases, where they are, and where they come from', async () => {
    const testCases = [{ name: 'Pay', code: 'C-1', section: 'Checkout', steps: [{ instruction: 'Open', expectedResult: 'Opens' }] }];
    expect(await held({ testCases, testCasesSource: 'csv' })).toMatchObject({ testCases, testCasesSource: 'csv' });
    const testCasesUrl = 'https://docs.google.com/spreadsheets/d/cases';
    expect(await held({ testCases, testCasesSource: 'url', testCasesUrl })).toMatchObject({ testCasesSource: 'url', testCasesUrl });
  });

  it('LA-147: takes its cases from csv or url and nothing else', async () => {
    expect(await launch({ testCasesSource: 'zephyr' })).toMatchObject({
      successful: false,
      errors: [{ code: 'inclusion', path: 'requestedTests[0].testCasesSource' }],
    });
  });

  it('LA-154: holds whether testers need data, and that data', async () => {
    const fields = {
      requiresTestData: true,
      testDataPool: [
        { User: 'ann', Pin: '00042' },
        { User: 'bob', Pin: '' },
      ],
    };
    await testDataStep(true);
    expect(await held(fields)).toEqual(fields);
    await testDataStep(false);
  });

  it('LA-143: holds its known issues in each of the three ways', async () => {
    await autoLaunch(false);
    const list = { hasKnownIssuesList: true, knownIssuesListUrl: 'https://wiki.example.com/known' };
    expect(await held({ ...list, knownIssuesSource: null })).toMatchObject(list);
    await autoLaunch(true);
    const knownIssuesUrl = 'https://docs.google.com/spreadsheets/d/known';
    const knownIssues = [[{ code: 'title', value: 'Broken' }]];
    expect(await held({ knownIssuesSource: 'upload', knownIssuesUrl, knownIssues })).toEqual({
      knownIssuesSource: 'upload',
      knownIssuesUrl,
      knownIssues,
    });
    const recent = { knownIssuesSource: 'recent', kilStartingFromTestCycleCode: 'NW-1' };
    expect(await held(recent)).toEqual(recent);
  });

  it('LA-144: takes known issues from an upload or an earlier test and nothing else', async () => {
    expect(await launch({ knownIssuesSource: 'guess' })).toMatchObject({
      successful: false,
      errors: [{ code: 'inclusion', path: 'requestedTests[0].knownIssuesSource' }],
    });
  });

  it('LA-162: has known issues with seven fields, and no other', async () => {
    const codes = [
      'title',
      'issue_description',
      'actual_results',
      'expected_results',
      'reproduction_steps',
      'project_component',
      'issue_attachments',
    ];
    const upload = { knownIssuesSource: 'upload', knownIssuesUrl: 'https://docs.google.com/spreadsheets/d/known' };
    const knownIssues = [codes.map((code) => ({ code, value: `the ${code}` }))];
    expect(await held({ ...upload, knownIssues })).toMatchObject({ knownIssues });
    expect(await launch({ ...upload, knownIssues: [[...(knownIssues[0] ?? []), { code: 'mood', value: 'bad' }]] })).toMatchObject({
      successful: false,
      errors: [{ path: 'requestedTests[0].knownIssues[0]' }],
    });
  });
});
