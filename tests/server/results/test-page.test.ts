import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { planted } from '#tests/support/seed.ts';

const at = '2026-11-20T09:00:00.000Z';
let world: PortalWorld;

const test = async (person: Person, name: string, selection: string) =>
  (
    await world.ask(
      person,
      `query ($id: ID!) { platformTest(id: $id) { __typename ... on FlexibleTestingTest { ${selection} } ... on AdvancedTestRequest { ${selection} } } }`,
      {
        id: world.id(name),
      },
    )
  ).platformTest;
const supervised = async (person: Person, name: string, selection: string) =>
  (
    await world.ask(person, `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { ${selection} } } }`, {
      id: world.id(name),
    })
  ).platformTest;
const advanced = async (person: Person, name: string, selection: string) =>
  (
    await world.ask(person, `query ($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { ${selection} } } }`, {
      id: world.id(name),
    })
  ).platformTest;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  await things.advanced(
    'request',
    { sdlc_stage: 'release', desired_outcomes: ['find_bugs', 'check_usability'], custom_desired_outcomes: 'Be fast', created_at: planted },
    {
      access_to_application: 'https://shop.example',
      test_objective: 'Objective',
      notes: 'Notes',
      platforms_to_test_on: 'Web and phones',
      device_requirements: 'Big screens',
      test_localisation: 'German',
      test_cases_url: 'https://cases.example',
      known_issues_url: 'https://known.example',
    },
  );
  await things.requested('part', {
    test_id: id('request'),
    test_goal: 'Goal',
    in_scope: 'In',
    out_of_scope: 'Out',
    number_of_results_per_test_case_needed: 3,
    requires_access_to_secure_environment: true,
    access_to_secure_environment_instructions: 'VPN',
    requires_kyc_identity_check: false,
    scope_requirements: [{ content: 'Which flows?', answers: ['Checkout'], other: 'And the basket' }],
    auto_launch_status: 'requires_manual_evaluation',
    failed_conditions: [{ code: 'matching', message: 'Too few testers match.' }],
  });
  await things.row('targeting_group', {
    id: id('aim'),
    requested_test_id: id('part'),
    position: 1,
    country_ids: [2, 1],
    language_ids: [1],
  });
  await things.row('schedule', {
    id: id('plan'),
    test_id: id('request'),
    recurring_day: 0,
    recurring_time: '09:30',
    user_timezone: 'Europe/Berlin',
    next_run_at: '2026-11-29T08:30:00Z',
  });
  await things.supervised(
    'run',
    { parent_test_id: id('request'), requested_test_id: id('part'), activity: 'exploratory', planned_end_at: '2026-11-25T09:00:00Z' },
    {
      description: 'Description',
      credentials_and_access_instructions: 'Instructions',
      additional_urls_and_resources: 'More',
      environments: ['ios', 'web'],
      tester_specification_link: 'https://spec.example',
    },
  );
  for (const status of ['prep', 'scheduled', 'closed', 'cancelled'])
    await things.supervised(status, {
      window_status: status,
      schedule_at: planted,
      closed_at: status === 'closed' ? planted : null,
      cancelled_at: status === 'cancelled' ? planted : null,
    });
});
afterAll(() => world.stop());

describe('the header', () => {
  it('RE-640 RE-008 RE-009 RE-010 RE-341: tells the kind, name, code and address', async () => {
    const { id } = world;
    expect(await test('customer', 'request', 'id _id name code type url createdAt')).toEqual({
      __typename: 'AdvancedTestRequest',
      id: id('request'),
      _id: id('request'),
      name: 'request',
      code: 'A-101',
      type: 'Advanced Test',
      url: `/results/${id('request')}`,
      createdAt: at,
    });
    expect(await test('customer', 'run', '_id name type url')).toEqual({
      __typename: 'FlexibleTestingTest',
      _id: id('run'),
      name: 'run',
      type: 'Supervised Test',
      url: `/results/${id('run')}`,
    });
  });

  const states = { 'RE-458': 'prep', 'RE-459': 'scheduled', 'RE-460': 'run', 'RE-461': 'closed', 'RE-462': 'cancelled' };
  for (const [row, name] of Object.entries(states))
    it(`${row}: loads a test in the state of ${name}`, async () => {
      const { testWindow } = await test('customer', name, 'testWindow { status }');
      expect(testWindow.status).toBe(name === 'run' ? 'open' : name);
    });

  it('RE-342 RE-642: tells the window', async () => {
    const window = 'name testWindow { openedAt scheduleAt cancelledAt closedAt plannedEndAt status }';
    expect(await supervised('customer', 'run', window)).toEqual({
      name: 'run',
      testWindow: {
        openedAt: at,
        scheduleAt: null,
        cancelledAt: null,
        closedAt: null,
        plannedEndAt: '2026-11-25T09:00:00.000Z',
        status: 'open',
      },
    });
    expect((await supervised('customer', 'cancelled', window)).testWindow).toMatchObject({
      cancelledAt: at,
      closedAt: null,
      status: 'cancelled',
    });
    expect((await supervised('customer', 'closed', window)).testWindow).toMatchObject({
      cancelledAt: null,
      closedAt: at,
      status: 'closed',
    });
  });

  it('RE-349 RE-646: tells what the tabs hold and how much of it', async () => {
    const { things } = world;
    const test_id = await things.supervised('held run');
    const group_id = await things.group('held group', { test_id, number_of_results_needed: 5 });
    const participant_id = await things.participant('held tester', { test_id, group_id, status: 'in_progress' });
    for (const name of ['held case', 'another held case']) await things.testCase(name, { test_id });
    await things.issue('held issue', { test_id });
    for (const feedback of ['One', 'Two', 'Three'])
      await things.row('tester_session', { test_id, participant_id, feedback, published_at: planted });
    await things.row('blocker', { test_id, participant_id, name: 'No way in' });
    const held = `issues(first: 9) { edges { node { title } } } cases(first: 9) { nodes { name } } testerSessions { feedback } testerSessionsCount openBlockersCount
      testStats { issuesTotalCount testCasesTotalCount participantsTotalCount }`;
    const { issues, cases, testerSessions, ...counts } = await supervised('manager', 'held run', held);
    expect([issues.edges.length, cases.nodes.length, testerSessions.length]).toEqual([1, 2, 3]);
    expect(counts).toEqual({
      testerSessionsCount: 3,
      openBlockersCount: 1,
      testStats: { issuesTotalCount: 1, testCasesTotalCount: 2, participantsTotalCount: 1 },
    });
  });

  it('RE-343 RE-345 RE-346 RE-347 RE-557: tells what test managers may do with it', async () => {
    const switches =
      'communityTestManagersEnabled canModifyNumberOfResultsNeeded supportsAutomaticTesterManagement automaticTesterManagementEnabled hasStrictTesterRemoval forceSeverityChangeBeforeAccept';
    const columns = [
      'community_test_managers_enabled',
      'can_modify_number_of_results_needed',
      'supports_automatic_tester_management',
      'automatic_tester_management_enabled',
      'has_strict_tester_removal',
      'force_severity_change_before_accept',
    ];
    for (const value of [true, false]) {
      await world.sql(`update supervised_test set ${columns.map((column) => `${column} = ${value}`).join(', ')} where test_id = $1`, [
        world.id('run'),
      ]);
      expect(Object.values(await supervised('manager', 'run', switches))).toEqual(columns.map(() => value));
    }
  });
});

describe('test details', () => {
  it('RE-360 RE-361 RE-362: of a request', async () => {
    const selection = `accessToApplication testObjective notes platformsToTestOn deviceRequirements testLocalisation testCasesUrl knownIssuesUrl sdlcStage desiredOutcomes { code name } customDesiredOutcomes`;
    expect(await advanced('customer', 'request', selection)).toEqual({
      accessToApplication: 'https://shop.example',
      testObjective: 'Objective',
      notes: 'Notes',
      platformsToTestOn: 'Web and phones',
      deviceRequirements: 'Big screens',
      testLocalisation: 'German',
      testCasesUrl: 'https://cases.example',
      knownIssuesUrl: 'https://known.example',
      sdlcStage: 'release',
      desiredOutcomes: [
        { code: 'find_bugs', name: 'Find bugs' },
        { code: 'check_usability', name: 'Check usability' },
      ],
      customDesiredOutcomes: 'Be fast',
    });
  });

  it('RE-363 RE-364: of its schedule and issues', async () => {
    await world.things.issue('of the run', { test_id: world.id('run') });
    await world.things.issue('not published', { test_id: world.id('run'), published_at: null });
    const selection = 'url issuesCount schedule { nextRunAt performedAt canceledAt recurringDay recurringTime userTimezone }';
    const schedule = {
      nextRunAt: '2026-11-29T08:30:00.000Z',
      performedAt: null,
      canceledAt: null,
      recurringDay: 0,
      recurringTime: '09:30',
      userTimezone: 'Europe/Berlin',
    };
    expect(await advanced('customer', 'request', selection)).toEqual({ url: `/results/${world.id('request')}`, issuesCount: 1, schedule });
    expect(await advanced('manager', 'request', selection)).toMatchObject({ issuesCount: 2 });
    expect((await supervised('customer', 'run', 'schedule { recurringTime }')).schedule).toEqual({ recurringTime: '09:30' });
    await world.sql(`update schedule set state = 'canceled', canceled_at = $2 where id = $1`, [world.id('plan'), planted]);
    expect((await advanced('customer', 'request', selection)).schedule).toMatchObject({ nextRunAt: null, canceledAt: at });
  });

  it('LA-476: of each requested test', async () => {
    const selection = `requestedTests { name activity applicationType accessToApplicationUrl testGoal inScope outOfScope numberOfResultsPerTestCaseNeeded
      requiresAccessToSecureEnvironment accessToSecureEnvironmentInstructions requiresKycIdentityCheck requiresFinancialTransactions
      scopeRequirements { content answers other } targetingGroups { countries { id name } languages { name } devices { name } } failedConditions { code } launchedTestId }`;
    const { requestedTests } = await advanced('customer', 'request', selection);
    expect(requestedTests).toEqual([
      {
        name: 'part',
        activity: 'test_case_run',
        applicationType: 'web',
        accessToApplicationUrl: 'https://app.example.com',
        testGoal: 'Goal',
        inScope: 'In',
        outOfScope: 'Out',
        numberOfResultsPerTestCaseNeeded: 3,
        requiresAccessToSecureEnvironment: true,
        accessToSecureEnvironmentInstructions: 'VPN',
        requiresKycIdentityCheck: false,
        requiresFinancialTransactions: null,
        scopeRequirements: [{ content: 'Which flows?', answers: ['Checkout'], other: 'And the basket' }],
        targetingGroups: [
          {
            countries: [
              { id: '2', name: 'Brazil' },
              { id: '1', name: 'Germany' },
            ],
            languages: [{ name: 'English' }],
            devices: [],
          },
        ],
        failedConditions: [],
        launchedTestId: null,
      },
    ]);
    expect((await advanced('manager', 'request', selection)).requestedTests[0].failedConditions).toEqual([{ code: 'matching' }]);
  });

  it('RE-348 RE-353 RE-354 RE-358 RE-641 LA-178: of a supervised test', async () => {
    const selection =
      'description credentialsAndAccessInstructions additionalUrlsAndResources applicationUrl testerSpecificationLink environments { platform } activityType autoLaunchStatus parentTestId parentTest { name }';
    const { id } = world;
    expect(await supervised('customer', 'run', selection)).toEqual({
      description: 'Description',
      credentialsAndAccessInstructions: 'Instructions',
      additionalUrlsAndResources: 'More',
      applicationUrl: 'https://app.example.com',
      testerSpecificationLink: 'https://spec.example',
      environments: [{ platform: 'ios' }, { platform: 'web' }],
      activityType: 'exploratory',
      autoLaunchStatus: 'requires_manual_evaluation',
      parentTestId: id('request'),
      parentTest: { name: 'request' },
    });
  });

  it('lists the runs of a request, each with what is below it, and no run past its keeping', async () => {
    await world.things.supervised('first run', { parent_test_id: world.id('request'), window_status: 'closed', closed_at: planted });
    await world.things.supervised('forgotten run', {
      parent_test_id: world.id('request'),
      window_status: 'closed',
      closed_at: '2025-01-01T00:00:00Z',
    });
    const { supervisedTests } = await advanced(
      'customer',
      'request',
      'supervisedTests { name parentTest { name supervisedTests { name } } issueCounts { untriaged } }',
    );
    const names = [{ name: 'run' }, { name: 'first run' }];
    expect(supervisedTests).toEqual([
      { name: 'run', parentTest: { name: 'request', supervisedTests: names }, issueCounts: { untriaged: 1 } },
      { name: 'first run', parentTest: { name: 'request', supervisedTests: names }, issueCounts: { untriaged: 0 } },
    ]);
  });

  it('counts the known issues and the rows of test data of what was requested', async () => {
    await world.things.advanced('told request');
    const test_id = world.id('told request');
    await world.things.requested('with lists', {
      test_id,
      known_issues: [{ title: 'One' }, { title: 'Two' }],
      test_data_pool: [{ user: 'a' }, { user: 'b' }, { user: 'c' }],
    });
    await world.things.requested('without lists', { test_id });
    const { requestedTests } = await advanced('customer', 'told request', 'requestedTests { knownIssuesCount testDataRowsCount }');
    expect(requestedTests).toEqual([
      { knownIssuesCount: 2, testDataRowsCount: 3 },
      { knownIssuesCount: 0, testDataRowsCount: 0 },
    ]);
  });
});
