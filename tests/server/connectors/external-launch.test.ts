import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { openConnectorsWorld } from './world.ts';
import type { ConnectorsWorld } from './world.ts';

let world: ConnectorsWorld;
beforeAll(async () => {
  world = await openConnectorsWorld();
  await world.sql('delete from integration where id = $1', [idOf('a', 'zephyr')]);
});
const endAll = (status: string) =>
  world.sql(`update test set window_status = $1 where id in (select test_id from advanced_test where external_test_id is not null)`, [
    status,
  ]);
beforeEach(() => endAll('closed'));
afterEach(async () => {
  world.standIns.behave();
  await world.sql(`update integration set state = 'active' where organization_id = $1`, [idOf('a', 'organization')]);
});
afterAll(() => world.stop());

const document = `mutation ($input: FlexibleTestingLaunchTestInput!) { answer: flexibleTestingLaunchTest(input: $input) {
  successful result { id name code url } errors { code message path } } }`;
const run = {
  vendor: 'testrail',
  externalTestId: 'R104',
  name: 'Delivery before the release',
  description: 'Looks at every way to deliver',
  applicationUrl: ' https://shop.example.com ',
  credentialsAndAccessInstructions: 'Sign in as tester',
  additionalUrlsAndResources: 'https://shop.example.com/help',
};
const cycle = { vendor: 'zephyr-squad', projectId: '10100', externalTestId: '22' };
const launch = (input: object = run, person?: 'customer' | 'manager'): Promise<Loose> => world.ask(document, { input }, person);
const refused = (code: string, message: string, path: string | null = null) => ({
  successful: false,
  result: null,
  errors: [{ code, message, path }],
});
const requested = 'This test has already been requested';

const details = (externalTestId: string, source = 'testrail', projectId?: string): Promise<Loose> =>
  world.ask(
    `query ($input: FlexibleTestingExternalTestDetailsInput!) { answer: flexibleTestingExternalTestDetails(input: $input) { name description numberOfCases } }`,
    { input: { externalTestId, source, projectId } },
  );
const counting = `query ($filter: FlexibleTestingTestRequestsFilter!) { answer: flexibleTestingTestRequests(filter: $filter) { totalCount nodes { id name } } }`;
const requests = async (filter: object, side: 'a' | 'b' = 'a'): Promise<Loose> =>
  (await world.send(counting, { filter }, 'customer', side)).data?.['answer'];
const inProgress = async (externalTestId: string, source = 'testrail'): Promise<number> =>
  (await requests({ externalTestId, source, testInProgress: true })).totalCount as number;
const placed = async (id: string): Promise<Record<string, Loose>> =>
  (
    await world.sql(
      `select t.name, t.window_status as status, a.access_to_application as link, a.test_objective as objective, a.notes, a.external_source as source, a.external_test_id as run,
         a.external_project_id as project, q.name as test, q.activity, q.access_to_application_url as url, q.test_goal as goal, q.test_cases_source as "casesSource",
         q.test_cases_url as "casesUrl", q.predefined_user_accounts_instructions as accounts, jsonb_array_length(q.test_cases) as cases, r.state
       from test t join advanced_test a on a.test_id = t.id join requested_test q on q.test_id = t.id join customer_request r on r.id = t.customer_request_id where t.id = $1`,
      [id],
    )
  )[0] ?? {};

describe('a test run of TestRail', () => {
  it('LA-496 LA-497: becomes a request of the organization, with what was typed and its test cases', async () => {
    const answer = await launch();
    const { id } = answer.result;
    expect(answer).toEqual({
      successful: true,
      errors: [],
      result: { id, name: 'Delivery before the release', code: expect.stringMatching(/-\d+$/u), url: `/results/${id}` },
    });
    expect(await placed(id)).toEqual({
      name: 'Delivery before the release',
      status: 'prep',
      state: 'submitted',
      link: 'https://shop.example.com',
      objective: 'Looks at every way to deliver',
      notes: 'https://shop.example.com/help',
      source: 'testrail',
      run: '104',
      project: null,
      test: 'Delivery before the release',
      activity: 'test_case_run',
      url: 'https://shop.example.com',
      goal: 'Looks at every way to deliver',
      casesSource: 'csv',
      casesUrl: null,
      accounts: 'Sign in as tester',
      cases: 3,
    });
  });

  it('needs no additional addresses, and no description', async () => {
    const { vendor, externalTestId, name, applicationUrl, credentialsAndAccessInstructions } = run;
    expect(await launch({ vendor, externalTestId, name, applicationUrl, credentialsAndAccessInstructions })).toMatchObject({
      successful: true,
    });
  });

  it('is refused as a record that is not valid, in the words of the form', async () => {
    const before = await world.sql('select count(*)::int as count from test');
    const { errors } = await launch({ ...run, name: ' ', applicationUrl: 'shop', credentialsAndAccessInstructions: null });
    expect(errors).toEqual([
      { code: 'record_invalid', message: 'A test run name is required', path: 'name' },
      { code: 'record_invalid', message: 'Please enter a valid Application URL', path: 'applicationUrl' },
      { code: 'record_invalid', message: 'Credentials or access instructions are required', path: 'credentialsAndAccessInstructions' },
    ]);
    expect((await launch({ ...run, applicationUrl: '' })).errors).toEqual([
      { code: 'record_invalid', message: 'Include a link to where testers can access your application', path: 'applicationUrl' },
    ]);
    expect(await launch({ ...run, externalTestId: 'first' })).toEqual(
      refused('record_invalid', 'This is no id of a test run.', 'externalTestId'),
    );
    expect(await launch({ ...run, vendor: 'constructor' })).toEqual(refused('record_invalid', 'This tool is not known.', 'vendor'));
    expect(await launch({ ...run, externalTestId: '999' })).toEqual(
      refused('record_invalid', 'TestRail does not know the test run 999.', 'externalTestId'),
    );
    expect(await world.sql('select count(*)::int as count from test')).toEqual(before);
  });

  it('LA-498: tells its name, its description and how many test cases it has', async () => {
    expect(await details('1')).toEqual({
      name: 'Cart smoke',
      description: 'Looks at the cart before each release.\nPrices are those of the test shop.',
      numberOfCases: 4,
    });
    expect(await details('R103')).toEqual({ name: 'Empty run', description: '', numberOfCases: 0 });
    expect(await details('999')).toEqual({ code: 'INTEGRATION_ERROR', message: 'TestRail does not know the test run 999.' });
    expect(await details('first')).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('a test cycle of Zephyr Squad', () => {
  it('LA-495 LA-497: becomes a request with the name of the cycle and all its test cases', async () => {
    const answer = await launch({ ...cycle, externalTestId: '21' }, 'manager');
    expect([answer.successful, answer.errors]).toEqual([true, []]);
    expect(await placed(answer.result.id)).toMatchObject({
      name: 'Checkout regression, 2.4',
      objective: 'From the cart to the receipt',
      link: null,
      url: '',
      source: 'zephyr-squad',
      run: '21',
      project: '10100',
      cases: 13,
    });
  });

  it('is looked for in its project', async () => {
    expect(await details('22', 'zephyr-squad', '10100')).toEqual({ name: 'Smoke, 2.4', description: '', numberOfCases: 3 });
    expect(await details('10400:22', 'zephyr-squad', '10100')).toMatchObject({ name: 'Smoke, 2.4' });
    expect(await launch({ ...cycle, projectId: '10101' })).toEqual(
      refused('record_invalid', 'Zephyr Squad does not know the test cycle 22.', 'externalTestId'),
    );
    expect(await launch({ ...cycle, projectId: null })).toEqual(refused('record_invalid', 'This is no id of a project.', 'projectId'));
    expect(world.standIns.asked('zephyr_squad').some((url) => url.includes('projectId=10101'))).toBe(true);
  });
});

describe('a run that was requested before', () => {
  it('LA-499: is counted while its test is in progress, by its tool and in one organization', async () => {
    const { result } = await launch();
    const filter = { externalTestId: '104', source: 'testrail' };
    expect(await requests({ ...filter, testInProgress: true })).toEqual({
      totalCount: 1,
      nodes: [{ id: result.id, name: run.name }],
    });
    expect(await inProgress('R104')).toBe(1);
    expect([await inProgress('101'), await inProgress('104', 'zephyr-squad')]).toEqual([0, 0]);
    expect((await requests({ ...filter, testInProgress: true }, 'b')).totalCount).toBe(0);
    const ended = (await requests({ ...filter, testInProgress: false })).totalCount;
    expect((await requests(filter)).totalCount).toBe(ended + 1);
    await endAll('cancelled');
    expect(await inProgress('R104')).toBe(0);
  });

  it('is refused to those who do not know of it, and requested again by those who do', async () => {
    expect((await launch()).successful).toBe(true);
    expect(await launch()).toEqual(refused('request_debounce', requested));
    expect(await launch({ ...run, externalTestId: '104' }, 'manager')).toEqual(refused('request_debounce', requested));
    expect((await launch({ ...run, inProgressSeen: 1 })).successful).toBe(true);
    expect(await launch({ ...run, inProgressSeen: 1 })).toEqual(refused('request_debounce', requested));
    await endAll('closed');
    expect((await launch()).successful).toBe(true);
  });

  it('is requested once by two who press at the same moment', async () => {
    const answers = await Promise.all([launch(), launch(run, 'manager'), launch({ ...run, externalTestId: '0104' })]);
    expect(answers.filter(({ successful }) => successful === true).length).toBe(1);
    expect(await inProgress('104')).toBe(1);
  });

  it('is another run in another organization', async () => {
    await launch();
    const { data } = await world.send(document, { input: run }, 'customer', 'b');
    expect(data?.['answer']).toEqual(refused('client_authentication_not_found', 'You do not have an active integration with TestRail.'));
  });
});

describe('a tool in trouble', () => {
  const later = {
    slow: 'TestRail did not answer in time.',
    busy: 'TestRail is busy.',
    broken: 'TestRail has a problem at the moment.',
    cut: 'TestRail could not be reached.',
  } as const;

  it.each(Object.entries(later))('when it is %s, the request is made without its test cases', async (kind, words) => {
    world.trouble('testrail', kind as keyof typeof later);
    const answer = await launch();
    expect([answer.successful, answer.errors]).toEqual([
      false,
      [{ code: 'vendor_error', message: `${words} A test manager will add the test cases.`, path: null }],
    ]);
    expect(await placed(answer.result.id)).toMatchObject({
      name: run.name,
      cases: 0,
      casesSource: 'url',
      casesUrl: 'https://northwind.testrail.io/index.php?/runs/view/104',
    });
    expect(await inProgress('104')).toBe(1);
  });

  it('names a cycle that could not be asked for', async () => {
    world.trouble('zephyr_squad', 'broken');
    const answer = await launch(cycle);
    expect([answer.result.name, answer.errors[0].code]).toEqual(['Zephyr Squad test run 22', 'vendor_error']);
  });

  it.each([
    ['garbled', 'translation_error', 'TestRail gave an answer that could not be read.'],
    ['page', 'translation_error', 'TestRail gave an answer that could not be read.'],
    ['huge', 'translation_error', 'TestRail gave an answer that is too large to read.'],
    ['forbidden', 'invalid_integration', 'TestRail does not allow this account to read that.'],
    ['redirect', 'invalid_integration', 'The address of TestRail cannot be used. Please check your integration settings.'],
    ['unauthorized', 'client_authentication_not_found', 'You do not have an active integration with TestRail.'],
  ] as const)('when it is %s, nothing is made, and the code is %s', async (kind, code, message) => {
    const before = await world.sql('select count(*)::int as count from test');
    world.trouble('testrail', kind);
    expect(await launch()).toEqual(refused(code, message));
    expect(await world.sql('select count(*)::int as count from test')).toEqual(before);
  });

  it('a run without test cases cannot be read as a test', async () => {
    expect(await launch({ ...run, externalTestId: '103' })).toEqual(refused('translation_error', 'This test run has no test cases.'));
  });

  it('without an integration neither the run nor its launch is possible', async () => {
    await world.sql(`update integration set state = 'unconfigured' where organization_id = $1`, [idOf('a', 'organization')]);
    const no = (tool: string) => `You do not have an active integration with ${tool}.`;
    expect(await launch()).toEqual(refused('client_authentication_not_found', no('TestRail')));
    expect(await launch(cycle)).toEqual(refused('client_authentication_not_found', no('Zephyr Squad')));
    expect(await details('104')).toEqual({ code: 'INTEGRATION_ERROR', message: no('TestRail') });
  });

  it.each(['slow', 'busy', 'broken', 'garbled', 'cut', 'unauthorized'] as const)('the run is not told when it is %s', async (kind) => {
    world.trouble('testrail', kind);
    expect(await details('104')).toMatchObject({ code: 'INTEGRATION_ERROR', message: expect.stringContaining('TestRail') });
  });

  it('never puts a credential into an answer', async () => {
    for (const kind of ['broken', 'garbled', 'unauthorized'] as const) {
      world.trouble('testrail', kind);
      expect((await world.send(document, { input: { ...run, inProgressSeen: 9 } })).text).not.toMatch(
        /demo-testrail|testrail\.io|127\.0\.0\.1/u,
      );
    }
  });
});

describe('what is written', () => {
  it('leaves one row of the launch in the audit trail, and looks at the test as at any other request', async () => {
    const { result } = await launch();
    const [row] = await world.sql(`select operation, entity, event, after from audit where entity_id = $1 and event = 'request.launch'`, [
      result.id,
    ]);
    expect(row).toEqual({
      operation: 'flexibleTestingLaunchTest',
      entity: 'test',
      event: 'request.launch',
      after: { code: result.code, name: run.name, tests: 1, vendor: 'testrail', externalTestId: '104', count: 3 },
    });
    expect(await world.sql(`select name from pgboss.job where data->>'testId' = $1`, [result.id])).toEqual([{ name: 'evaluate-request' }]);
  });

  it('tells the test that is launched from it where it came from', async () => {
    const { result } = await launch();
    const [requestedTest] = await world.sql('select id from requested_test where test_id = $1', [result.id]);
    const launched = await world.ask(
      `mutation ($input: LaunchSupervisedTestInput!) { answer: launchSupervisedTest(input: $input) { successful errors { message path } } }`,
      {
        input: {
          parentTestId: result.id,
          requestedTestId: requestedTest?.['id'],
          applicationUrl: 'https://shop.example.com',
          name: 'Run',
          testEnvironments: ['web'],
          testerSpecificationDocument: 'https://docs.example.com/spec',
          testerGroups: [
            {
              name: '',
              numberOfResultsNeeded: 1,
              selectedTesterEmails: [],
              backupTesterEmails: [],
              countryIds: ['1'],
              automaticTesterSelectionEnabled: true,
            },
          ],
          payoutBaseAmount: 50,
          automaticTesterManagementEnabled: true,
        },
      },
      'manager',
    );
    expect(launched).toEqual({ successful: true, errors: [] });
    expect(
      await world.sql(
        'select s.external_source as source, s.external_test_id as run from supervised_test s join test t on t.id = s.test_id where t.parent_test_id = $1',
        [result.id],
      ),
    ).toEqual([{ source: 'testrail', run: '104' }]);
  });
});
