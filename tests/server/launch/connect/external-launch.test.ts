import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '#tests/support/twin-world.ts';
import { cycle, launching, openExternalWorld, refused, run } from './external-world.ts';
import type { ExternalWorld } from './external-world.ts';

let world: ExternalWorld;
beforeAll(async () => {
  world = await openExternalWorld();
});
beforeEach(() => world.calm());
afterAll(() => world.stop());

const requested = 'This test has already been requested';

describe('a test run of TestRail', () => {
  it('LA-496 LA-497: becomes a request of the organization, with what was typed and its test cases', async () => {
    const answer = await world.launch();
    const { id } = answer.result;
    expect(answer).toEqual({
      successful: true,
      errors: [],
      result: { id, name: 'Delivery before the release', code: expect.stringMatching(/-\d+$/u), url: `/results/${id}` },
    });
    expect(await world.placed(id)).toEqual({
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

  it('waits for approval where the organization wants that', async () => {
    const organization = [idOf('a', 'organization')];
    await world.sql(
      `insert into launch_rules (organization_id, approval_above, time_zone, changed_at) values ($1, 0.5, 'UTC', now())`,
      organization,
    );
    const { successful, result } = await world.launch();
    const waiting = await world.sql('select kind, state from launch_approval where test_id = $1', [result.id]);
    expect([successful, waiting]).toEqual([true, [{ kind: 'request', state: 'asked' }]]);
    expect(await world.sql('select id from credit_hold where test_id = $1', [result.id])).toEqual([]);
    await world.sql('delete from launch_rules where organization_id = $1', organization);
  });

  it('keeps how testers get in where the wizard does not ask for accounts', async () => {
    const feature = [idOf('a', 'organization'), 'routing-unique-test-data'];
    await world.sql('insert into feature_flag (organization_id, name, enabled) values ($1, $2, true)', feature);
    const { result } = await world.launch();
    expect(await world.placed(result.id)).toMatchObject({ accounts: 'Sign in as tester' });
    await world.sql('delete from feature_flag where organization_id = $1 and name = $2', feature);
  });

  it('needs no additional addresses, and no description', async () => {
    const { vendor, externalTestId, name, applicationUrl, credentialsAndAccessInstructions } = run;
    expect(await world.launch({ vendor, externalTestId, name, applicationUrl, credentialsAndAccessInstructions })).toMatchObject({
      successful: true,
    });
  });

  it('is refused as a record that is not valid, in the words of the form', async () => {
    const before = await world.sql('select count(*)::int as count from test');
    const { errors } = await world.launch({ ...run, name: ' ', applicationUrl: 'shop', credentialsAndAccessInstructions: null });
    expect(errors).toEqual([
      { code: 'record_invalid', message: 'A test run name is required', path: 'name' },
      { code: 'record_invalid', message: 'Please enter a valid Application URL', path: 'applicationUrl' },
      { code: 'record_invalid', message: 'Credentials or access instructions are required', path: 'credentialsAndAccessInstructions' },
    ]);
    expect((await world.launch({ ...run, applicationUrl: '' })).errors).toEqual([
      { code: 'record_invalid', message: 'Include a link to where testers can access your application', path: 'applicationUrl' },
    ]);
    expect(await world.launch({ ...run, externalTestId: 'first' })).toEqual(
      refused('record_invalid', 'Not a valid test run ID.', 'externalTestId'),
    );
    expect(await world.launch({ ...run, vendor: 'constructor' })).toEqual(refused('record_invalid', 'Unknown tool.', 'vendor'));
    expect(await world.launch({ ...run, externalTestId: '999' })).toEqual(
      refused('record_invalid', 'TestRail does not know the test run 999.', 'externalTestId'),
    );
    expect(await world.sql('select count(*)::int as count from test')).toEqual(before);
  });

  it('LA-498: tells its name, its description and how many test cases it has', async () => {
    expect(await world.details('1')).toEqual({
      name: 'Cart smoke',
      description: 'Looks at the cart before each release.\nPrices are those of the test shop.',
      numberOfCases: 4,
    });
    expect(await world.details('R103')).toEqual({ name: 'Empty run', description: '', numberOfCases: 0 });
    expect(await world.details('999')).toEqual({ code: 'INTEGRATION_ERROR', message: 'TestRail does not know the test run 999.' });
    expect(await world.details('first')).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('a test cycle of Zephyr Squad', () => {
  it('LA-495 LA-497: becomes a request with the name of the cycle and all its test cases', async () => {
    const answer = await world.launch({ ...cycle, externalTestId: '21' }, 'manager');
    expect([answer.successful, answer.errors]).toEqual([true, []]);
    expect(await world.placed(answer.result.id)).toMatchObject({
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
    expect(await world.details('22', 'zephyr-squad', '10100')).toEqual({ name: 'Smoke, 2.4', description: '', numberOfCases: 3 });
    expect(await world.details('10400:22', 'zephyr-squad', '10100')).toMatchObject({ name: 'Smoke, 2.4' });
    expect(await world.launch({ ...cycle, projectId: '10101' })).toEqual(
      refused('record_invalid', 'Zephyr Squad does not know the test cycle 22.', 'externalTestId'),
    );
    expect(await world.launch({ ...cycle, projectId: null })).toEqual(refused('record_invalid', 'Not a valid project ID.', 'projectId'));
    expect(world.standIns.asked('zephyr_squad').some((url) => url.includes('projectId=10101'))).toBe(true);
  });
});

describe('a run that was requested before', () => {
  it('LA-499: is counted while its test is in progress, by its tool and in one organization', async () => {
    const { result } = await world.launch();
    const filter = { externalTestId: '104', source: 'testrail' };
    expect(await world.requests({ ...filter, testInProgress: true })).toEqual({
      totalCount: 1,
      nodes: [{ id: result.id, name: run.name }],
    });
    expect(await world.inProgress('R104')).toBe(1);
    expect([await world.inProgress('101'), await world.inProgress('104', 'zephyr-squad')]).toEqual([0, 0]);
    expect((await world.requests({ ...filter, testInProgress: true }, 'b')).totalCount).toBe(0);
    const ended = (await world.requests({ ...filter, testInProgress: false })).totalCount;
    expect((await world.requests(filter)).totalCount).toBe(ended + 1);
    await world.endAll('cancelled');
    expect(await world.inProgress('R104')).toBe(0);
  });

  it('is refused to those who do not know of it, and requested again by those who do', async () => {
    expect((await world.launch()).successful).toBe(true);
    expect(await world.launch()).toEqual(refused('request_debounce', requested));
    expect(await world.launch({ ...run, externalTestId: '104' }, 'manager')).toEqual(refused('request_debounce', requested));
    expect((await world.launch({ ...run, inProgressSeen: 1 })).successful).toBe(true);
    expect(await world.launch({ ...run, inProgressSeen: 1 })).toEqual(refused('request_debounce', requested));
    await world.endAll('closed');
    expect((await world.launch()).successful).toBe(true);
  });

  it('is requested once by two who press at the same moment', async () => {
    const answers = await Promise.all([world.launch(), world.launch(run, 'manager'), world.launch({ ...run, externalTestId: '0104' })]);
    expect(answers.filter(({ successful }) => successful === true).length).toBe(1);
    expect(await world.inProgress('104')).toBe(1);
  });

  it('is another run in another organization', async () => {
    await world.launch();
    const { data } = await world.send('customer of b', launching, { input: run });
    expect(data?.['answer']).toEqual(refused('client_authentication_not_found', 'You do not have an active integration with TestRail.'));
  });
});

describe('what is written', () => {
  it('leaves one row of the launch in the audit trail, and looks at the test as at any other request', async () => {
    const { result } = await world.launch();
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
    const { result } = await world.launch();
    const [requestedTest] = await world.sql('select id from requested_test where test_id = $1', [result.id]);
    const launched = await world.read(
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
