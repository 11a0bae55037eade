import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nestedRules } from '#schema/authorization/rows.ts';
import { schema } from '#tests/support/schema.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { GraphQLAnswer, Loose } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { documentFor } from './documents.ts';
import { argumentsFor } from './samples.ts';

const skip = [...nestedRules.forbiddenToCustomers];

/** The calls of the results area as the specification lists them, by what they are for. */
const viewing = ['Query.platformTest', 'Query.platformTests', 'Query.flexibleTestingTestCase', 'Query.flexibleTestingTestCaseResult'];
const issues = [
  'Query.flexibleTestingIssue',
  'Query.flexibleTestingIssues',
  'Query.flexibleTestingNextIssue',
  'Query.flexibleTestingIssueTags',
  'Query.issueSeverityOptions',
  'Query.reproducibilityTestDetails',
  'Mutation.flexibleTestingIssueAccept',
  'Mutation.flexibleTestingIssueReject',
  'Mutation.flexibleTestingChangeIssueSeverity',
  'Mutation.flexibleTestingMarkIssueAsRead',
  'Mutation.flexibleTestingIssueUpdateTags',
  'Mutation.flexibleTestingCreateIssueTag',
  'Mutation.flexibleTestingIssueNoteCreate',
  'Mutation.flexibleTestingIssueNoteUpdate',
  'Mutation.flexibleTestingIssueNoteDestroy',
  'Mutation.exportIssuesToCsv',
];
const cloning = ['Query.advancedTestRequests', 'Query.flexibleTestingTests', 'Mutation.launchAdvancedTest'];
const autoExport = ['Query.autoExportSettings', 'Mutation.saveAutoExportSettings', 'Mutation.toggleAutoExport'];
const managing = [
  'Query.testParticipant',
  'Mutation.publishIssuesAndCaseResults',
  'Mutation.takeBackPublishing',
  'Mutation.removeTestersFromTest',
  'Mutation.exportTestCaseResultsToCsv',
  'Mutation.assignCommunityTestManager',
  'Mutation.removeAssignedCommunityTestManager',
  'Mutation.updateSchedule',
  'Mutation.skipNextScheduleRun',
  'Mutation.cancelSchedule',
  'Mutation.advancedTestingTestCycleToTestLink',
  'Mutation.toggleRequiredAttachmentForPass',
  'Mutation.disableAutomaticTesterManagement',
  'Mutation.resolveTestBlocker',
  'Mutation.requestTestBlockerAssistance',
  'Mutation.toggleTestCaseResultApproval',
  'Mutation.flexibleTestingUpdateTestCaseResultResponse',
  'Mutation.flexibleTestingFinalizeCaseResultModeration',
  'Mutation.createCaseResultEditRequest',
  'Mutation.cancelCaseResultEditRequest',
  'Mutation.deleteRelatedIssue',
  'Mutation.approveResults',
  'Mutation.judgeReport',
  'Mutation.gradeReport',
  'Query.knownIssueOptions',
  'Mutation.archiveCaseResultAttachment',
  'Mutation.unarchiveCaseResultAttachment',
  'Mutation.registerModerationActivity',
  'Mutation.finishModerationActivity',
  'Mutation.confirmNoMassPassing',
  'Mutation.flexibleTestingCloseTestWindow',
];
const everything = [...viewing, ...issues, ...cloning, ...autoExport, ...managing];

/** The calls of the launch area as the specification lists them. */
const launching = [
  'Mutation.importTestCasesFromTestrailTestRun',
  'Query.advancedTestRequests',
  'Query.platformTest',
  'Mutation.createCustomerRequest',
  'Query.flexibleTestingTests',
  'Query.requestedTests',
  'Query.operatingSystemVersions',
  'Query.mobileDevices',
  'Query.countries',
  'Query.languages',
  'Query.internetBrowsers',
  'Query.operatingSystemDeviceTypes',
  'Query.launchScopeRequirements',
  'Mutation.launchAdvancedTest',
  'Mutation.flexibleTestingLaunchTest',
  'Query.flexibleTestingTestRequests',
  'Query.professionalServices',
  'Query.professionalService',
  'Mutation.professionalServiceRequestCreate',
  'Query.organizationStats',
  'Query.platformTests',
  'Query.flexibleTestingIssues',
  'Query.issueStats',
  'Query.availableIntegrations',
  'Mutation.integrationUpdate',
  'Mutation.integrationReset',
  'Mutation.launchSupervisedTest',
  'Query.matchingTesters',
  'Query.testersWithInvalidDevices',
  'Mutation.exportRawTestCasesToCsv',
];

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld({ at: null });
});
afterAll(() => world.stop());

const as = (name: Person) => world.call(name);
const ask = async (name: Person, field: string): Promise<GraphQLAnswer> =>
  (await as(name))(documentFor(schema, field, { skip }), argumentsFor(field, 'a'));

/** Calls that are not answered with data, and the reason given. */
const unanswered = async (name: Person, fields: readonly string[]): Promise<Record<string, string | undefined>> => {
  const found: Record<string, string | undefined> = {};
  for (const field of fields) {
    const { data, errors } = await ask(name, field);
    if ((data?.[field.split('.')[1] ?? ''] ?? null) === null) found[field] = errors[0]?.extensions?.code ?? 'no data';
  }
  return found;
};

const testers = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { selectionRequirementsGroups { id participants { id status } } } } }`;

type Group = { readonly id: string; readonly participants: readonly { readonly id: string; readonly status: string }[] };

const groupsFor = async (name: Person): Promise<readonly Group[]> => {
  const { data } = await (await as(name))(testers, { id: idOf('a', 'supervised') });
  return data?.['platformTest'].selectionRequirementsGroups;
};

const statusOf = (groups: readonly Group[], id: string): string | undefined =>
  groups.flatMap(({ participants }) => participants).find((each) => each.id === id)?.status;

describe('who may look at test runs', () => {
  it('RE-004: three roles, and nobody of another', async () => {
    for (const name of ['customer', 'manager', 'accepted'] as const) expect(await unanswered(name, ['Query.platformTest'])).toEqual({});
    expect((await world.portal.post({ query: '{ platformTests(status: closed) { totalCount } }' })).status).toBe(401);
    await expect(
      world.portal.database.owner.query(`update organization_user set role = 'tester' where id = $1`, [idOf('a', 'unassigned')]),
    ).rejects.toThrow(/role_check/u);
  });
});

describe('testers by group', () => {
  it.each([
    ['SH-031', 'manager', 'participant-4'],
    ['SH-037', 'accepted', 'participant-3'],
  ] as const)('%s: are read and removed by the %s', async (_, name, participant) => {
    const groups = await groupsFor(name);
    const id = idOf('a', participant);
    expect([groups.length > 0, statusOf(groups, id)]).toEqual([true, expect.not.stringMatching(/removed/u)]);
    const { data } = await (
      await as(name)
    )(documentFor(schema, 'Mutation.removeTestersFromTest'), {
      input: { testId: idOf('a', 'supervised'), participantIds: [id], removalReasons: ['no_response'] },
    });
    expect(data?.['removeTestersFromTest'].successful).toBe(true);
    expect(statusOf(await groupsFor(name), id)).toMatch(/removed/u);
  });

  it('are nothing that a customer reads or removes', async () => {
    const { errors } = await ask('customer', 'Mutation.removeTestersFromTest');
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('what a role may do in the results area', () => {
  it('RE-007: a customer reads results and issues, clones, sets up auto-export, and manages nothing', async () => {
    expect(await unanswered('customer', [...viewing, ...issues, ...cloning, ...autoExport])).toEqual({});
    expect(await unanswered('customer', managing)).toEqual(Object.fromEntries(managing.map((field) => [field, 'FORBIDDEN'])));
  });

  it('RE-005 RE-597: a test manager does all of it', async () => {
    expect(await unanswered('manager', everything)).toEqual({});
  });
});

/** What each area of the portal is for: what it shows, and what is done there. */
const areas = [
  ['SH-314', 'Overview', ['Query.organizationStats', 'Query.issueStats', 'Query.platformTests', 'Query.flexibleTestingIssues']],
  [
    'SH-315',
    'Launch',
    ['Query.launchDrafts', 'Query.launchScopeRequirements', 'Mutation.saveLaunchDraft', 'Mutation.createCustomerRequest'],
  ],
  [
    'SH-316',
    'Issues',
    ['Query.flexibleTestingIssues', 'Query.flexibleTestingIssue', 'Mutation.flexibleTestingIssueAccept', 'Mutation.exportIssuesToCsv'],
  ],
  ['SH-317', 'Services', ['Query.professionalServices', 'Query.professionalService', 'Mutation.professionalServiceRequestCreate']],
  ['SH-318', 'Profile', ['Query.getCurrentOrganizationUser', 'Query.notificationSettings', 'Mutation.notificationSettingsUpdate']],
  ['SH-319', 'Organization', ['Mutation.organizationUpdate', 'Query.getOrganizationUsers', 'Mutation.organizationUsersCreate']],
  [
    'SH-320',
    'Integrations',
    ['Query.availableIntegrations', 'Query.integration', 'Mutation.integrationUpdate', 'Mutation.integrationReset'],
  ],
  [
    'SH-330',
    'Results',
    ['Query.platformTests', 'Query.platformTest', 'Query.flexibleTestingTestCase', 'Query.flexibleTestingTestCaseResult'],
  ],
] as const;
/** Of these areas, what moderators read of their own tests and of themselves. */
const readByModerators = [
  'Query.platformTests',
  'Query.platformTest',
  'Query.flexibleTestingTestCase',
  'Query.flexibleTestingTestCaseResult',
  'Query.flexibleTestingIssues',
  'Query.flexibleTestingIssue',
  'Query.getCurrentOrganizationUser',
  'Query.notificationSettings',
  'Mutation.notificationSettingsUpdate',
];

describe.each(areas)('%s: %s', (row, area, fields) => {
  it.each(['customer', 'manager'] as const)(`${row}: a %s can use ${area}`, async (name) => {
    expect(await unanswered(name, fields)).toEqual({});
  });

  it('is not for moderators beyond what they read of their tests', async () => {
    const closed = fields.filter((field) => !readByModerators.includes(field));
    expect(await unanswered('accepted', closed)).toEqual(Object.fromEntries(closed.map((field) => [field, 'FORBIDDEN'])));
  });
});

it.each(['customer', 'manager'] as const)('SH-318: a %s changes their own name', async (name) => {
  const change = { organizationUserId: idOf('a', name), firstName: 'Ann', lastName: 'Lee' };
  const { data } = await (await as(name))(documentFor(schema, 'Mutation.organizationUserUpdate'), { input: change });
  expect(data?.['organizationUserUpdate']).toMatchObject({ successful: true, errors: [] });
});

describe('what a test manager may do in the portal', () => {
  it.each([
    ['SH-024', 'view results', ['Query.platformTests', 'Query.platformTest', 'Query.flexibleTestingTestCaseResult']],
    ['SH-025', 'view issues', ['Query.flexibleTestingIssues', 'Query.flexibleTestingIssue', 'Query.flexibleTestingNextIssue']],
    ['SH-026', 'buy professional services', ['Query.professionalServices', 'Mutation.professionalServiceRequestCreate']],
    ['SH-027', 'manage integrations', ['Query.availableIntegrations', 'Mutation.integrationUpdate', 'Mutation.integrationReset']],
  ])('%s: %s', async (_, __, fields) => {
    expect(await unanswered('manager', fields)).toEqual({});
  });

  it('SH-022: is everything that a customer may', async () => {
    const [query, mutation] = [schema.getQueryType()?.getFields(), schema.getMutationType()?.getFields()];
    const all = [
      ...Object.keys(query ?? {}).map((name) => `Query.${name}`),
      ...Object.keys(mutation ?? {}).map((name) => `Mutation.${name}`),
    ];
    const forbidden = async (name: Person): Promise<readonly string[]> =>
      Object.entries(await unanswered(name, all)).flatMap(([field, code]) => (code === 'FORBIDDEN' ? [field] : []));
    const [toCustomers, toManagers] = [await forbidden('customer'), await forbidden('manager')];
    expect(toCustomers.length).toBeLessThan(all.length / 2);
    /** A name is changed by its owner alone, an archive cancelled by whoever asked: the samples are the customer's. */
    expect(toManagers.filter((field) => !toCustomers.includes(field)).toSorted()).toEqual(['Mutation.organizationUserUpdate']);
  });
});

describe('the calls of the launch area', () => {
  it('LA-034: are answered by a server', async () => {
    expect(await unanswered('manager', launching)).toEqual({});
  });

  it('LA-034: store what was sent for the organization alone, and find it again', async () => {
    const { input } = argumentsFor('Mutation.createCustomerRequest', 'a') as Loose;
    const create = await (
      await as('customer')
    )(documentFor(schema, 'Mutation.createCustomerRequest'), {
      input: { ...input, name: 'Stored for A' },
    });
    expect(create.data?.['createCustomerRequest'].errors).toEqual([]);
    const list = '{ advancedTestRequests(first: 10) { nodes { name requestedTests { name } } } }';
    const stored = { name: 'Stored for A', requestedTests: [{ name: 'Test #1' }] };
    const named = async (call: Awaited<ReturnType<typeof as>>) =>
      (await call(list)).data?.['advancedTestRequests'].nodes.filter(({ name }: Loose) => name === stored.name);
    expect(await named(await as('manager'))).toEqual([stored]);
    expect(await named(await world.call('manager of b'))).toEqual([]);
  });
});
