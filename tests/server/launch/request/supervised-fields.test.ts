import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchSupervisedTestProblems } from '#schema/rules/supervised/launch-supervised-test.ts';
import type { LaunchSupervisedTestInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import { valuesFrom } from '#machines/flows/supervised/launch-supervised.rules.ts';
import { openLaunchingWorld } from './world.ts';
import type { LaunchingWorld } from './world.ts';

let world: LaunchingWorld;
beforeAll(async () => {
  world = await openLaunchingWorld();
});
afterAll(() => world.stop());

const group = (more: object = {}) => ({
  name: 'Berlin',
  numberOfResultsNeeded: 1,
  selectedTesterEmails: ['tester2@crowd.example'],
  backupTesterEmails: ['tester3@crowd.example'],
  countryIds: ['1'],
  languageIds: ['1'],
  deviceTypeIds: ['1'],
  manufacturerIds: [],
  mobileDeviceIds: [],
  operatingSystemIds: ['1'],
  operatingSystemVersionIds: ['1'],
  internetBrowserIds: [],
  other: 'Left-handed',
  tags: ['smoke'],
  automaticTesterSelectionEnabled: false,
  automaticTesterSelectionDisabledReason: 'This customer requires manual tester selection',
  ...more,
});
const input = (more: object = {}) => ({
  parentTestId: world.id('advanced'),
  requestedTestId: world.id('requested'),
  applicationUrl: 'https://app.example.com',
  name: 'Every field',
  description: 'What it is about',
  credentialsAndAccessInstructions: 'Sign in as tester',
  additionalUrlsAndResources: 'https://wiki.example.com',
  testCases: [{ name: 'Pay', tags: ['smoke'], requireVideoAttachment: true, steps: [{ instruction: 'Pay' }] }],
  testEnvironments: ['web'],
  platforms: ['web', 'android'],
  testerSpecificationDocument: 'https://docs.example.com/spec',
  testerGroups: [group()],
  payoutBaseAmount: 75,
  requiredAttachmentForPass: true,
  requireVideoAttachment: false,
  applyCountryPayoutMultiplier: true,
  automaticTesterManagementEnabled: false,
  automaticTesterManagementDisabledReason: 'The customer brings backups.',
  ...more,
});

describe('a supervised test', () => {
  it('LA-018 LA-019 LA-021 LA-204 LA-205 LA-206 LA-207 LA-208 LA-209 LA-210 LA-211 LA-213 LA-214 LA-217 LA-528: is launched with what a test manager fills in, and its cases and testers with it', async () => {
    const answer = await world.act('manager', 'launchSupervisedTest', input(), 'result { testId resultsPageUrl advancedTestRequestId }');
    const testId = answer['result'].testId;
    expect(answer).toMatchObject({
      successful: true,
      errors: [],
      result: { testId, resultsPageUrl: `/results/${testId}`, advancedTestRequestId: world.id('advanced') },
    });
    const [test] = await world.sql(
      `select t.name, t.parent_test_id = $2 as parent, t.requested_test_id = $3 as requested, s.application_url, s.description, s.credentials_and_access_instructions, s.additional_urls_and_resources,
         s.tester_specification_link, s.environments, s.payout_base_amount::int as payout, s.apply_country_payout_multiplier as multiplied, s.required_attachment_for_pass as attached,
         s.require_video_attachment as filmed, s.automatic_tester_management_enabled as managed, s.automatic_tester_management_disabled_reason as reason
       from test t join supervised_test s on s.test_id = t.id where t.id = $1`,
      [testId, world.id('advanced'), world.id('requested')],
    );
    expect(test).toEqual({
      name: 'Every field',
      parent: true,
      requested: true,
      application_url: 'https://app.example.com',
      description: 'What it is about',
      credentials_and_access_instructions: 'Sign in as tester',
      additional_urls_and_resources: 'https://wiki.example.com',
      tester_specification_link: 'https://docs.example.com/spec',
      environments: ['web'],
      payout: 75,
      multiplied: true,
      attached: true,
      filmed: false,
      managed: false,
      reason: 'The customer brings backups.',
    });
    const [kept] = await world.sql(
      `select name, number_of_results_needed as needed, platforms, tags, other, country_ids, language_ids, operating_system_device_type_ids, operating_system_ids, operating_system_version_ids,
         automatic_tester_selection_enabled as automatic, automatic_tester_selection_disabled_reason as reason from selection_requirements_group where test_id = $1`,
      [testId],
    );
    expect(kept).toEqual({
      name: 'Berlin',
      needed: 1,
      platforms: ['web', 'android'],
      tags: ['smoke'],
      other: 'Left-handed',
      country_ids: [1],
      language_ids: [1],
      operating_system_device_type_ids: [1],
      operating_system_ids: [1],
      operating_system_version_ids: [1],
      automatic: false,
      reason: 'This customer requires manual tester selection',
    });
    expect(await world.sql('select name, tags, require_video_attachment as filmed from test_case where test_id = $1', [testId])).toEqual([
      { name: 'Pay', tags: ['smoke'], filmed: true },
    ]);
    expect(await world.sql('select full_name as name, status from participant where test_id = $1 order by full_name', [testId])).toEqual([
      { name: 'Tester 2', status: 'invited' },
      { name: 'Tester 3', status: 'backup' },
    ]);
  });

  it('LA-176 LA-177 LA-529: is launched from a request, read with its raw test cases and its requested test', async () => {
    const { platformTest } = await world.ask(
      'manager',
      `query ($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { id rawTestCases { requestedTestId name count }
        requestedTests { id name applicationType accessToApplicationUrl activity testCases } } } }`,
      { id: world.id('advanced') },
    );
    const [requested] = platformTest.requestedTests;
    expect(platformTest.rawTestCases).toEqual([
      { requestedTestId: world.id('requested'), name: requested.name, count: requested.testCases.length },
    ]);
    expect(requested).toEqual({
      id: world.id('requested'),
      name: expect.any(String),
      applicationType: 'web',
      accessToApplicationUrl: expect.stringContaining('https://'),
      activity: expect.any(String),
      testCases: [expect.objectContaining({ name: expect.any(String) }), ...requested.testCases.slice(1)],
    });
  });

  it('LA-621: pays half a dollar a case unless somebody types another payout', () => {
    expect(valuesFrom({ name: 'Release', accessToApplication: null, testObjective: null }, null).payout).toBe(50);
  });
});

describe('the limits of a supervised test', () => {
  const long = (length: number): string => 'x'.repeat(length);
  const messages = (more: object): readonly string[] =>
    launchSupervisedTestProblems(input(more) as unknown as LaunchSupervisedTestInput).map(({ message }) => message);
  const ofGroup = (more: object) => messages({ testerGroups: [group(more)] });

  it('LA-429 LA-594: access instructions take 5000 characters', () => {
    expect(messages({ credentialsAndAccessInstructions: long(5000) })).toEqual([]);
    expect(messages({ credentialsAndAccessInstructions: long(5001) })).toEqual(['Cannot be longer than 5000 characters.']);
  });

  it('LA-431: a specification is an https address', () => {
    for (const address of ['http://docs.example.com', 'docs', 'ftp://docs.example.com'])
      expect(messages({ testerSpecificationDocument: address })).toEqual(['Please enter a valid and secure URL']);
    expect(messages({ testerSpecificationDocument: 'https://docs.example.com' })).toEqual([]);
  });

  it('LA-437 LA-595: the name of a group takes 100 characters', () => {
    expect(ofGroup({ name: long(100) })).toEqual([]);
    expect(ofGroup({ name: long(101) })).toHaveLength(1);
  });

  it('LA-438 LA-596: other requirements of a group take 10000 characters', () => {
    expect(ofGroup({ other: long(10_000) })).toEqual([]);
    expect(ofGroup({ other: long(10_001) })).toHaveLength(1);
  });

  it('LA-440 LA-441 LA-597: a group needs 1 to 1000 results', () => {
    expect([ofGroup({ numberOfResultsNeeded: 1 }), ofGroup({ numberOfResultsNeeded: 1000 })]).toEqual([[], []]);
    expect(ofGroup({ numberOfResultsNeeded: 0 })).toEqual(['At least one result is required']);
    expect(ofGroup({ numberOfResultsNeeded: 1001 })).toEqual(['Cannot require more than 1000 results']);
  });

  it('LA-444 LA-598: the reasons for switching selection and management off take 1000 characters', () => {
    expect(ofGroup({ automaticTesterSelectionDisabledReason: long(1000) })).toEqual([]);
    expect(ofGroup({ automaticTesterSelectionDisabledReason: long(1001) })).toHaveLength(1);
    expect(messages({ automaticTesterManagementDisabledReason: long(1000) })).toEqual([]);
    expect(messages({ automaticTesterManagementDisabledReason: long(1001) })).toHaveLength(1);
  });

  it('are refused by the server as the form refuses them', async () => {
    const { errors } = await world.act(
      'manager',
      'launchSupervisedTest',
      input({ testerGroups: [group({ numberOfResultsNeeded: 1001 })] }),
    );
    expect(errors).toEqual([
      { code: 'invalid', message: 'Cannot require more than 1000 results', path: 'testerGroups[0].numberOfResultsNeeded' },
    ]);
  });
});
