import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl } from '#server/api/schema.ts';
import { filesOf, textOf } from '../support/tree.ts';

const schema = buildSchema(readSdl());

/** What a document asks that the API does not know. */
const unknownIn = (document: string): readonly string[] => validate(schema, parse(document)).map(({ message }) => message);

const answered = 'successful errors { message code path }';
const page = 'pageInfo { hasNextPage endCursor }';
const outsideCase = 'section code name prerequisites steps { instruction expectedResult } additionalInformation { code value } tags';
const request = `id code name accessToApplication testObjective notes platformsToTestOn deviceRequirements testLocalisation testCasesUrl
  knownIssuesUrl capabilities sdlcStage desiredOutcomes { code } customDesiredOutcomes testWindow { status closedAt }`;
const run = `id _id code name applicationUrl description credentialsAndAccessInstructions additionalUrlsAndResources testerSpecificationLink
  parentTestId type requiredAttachmentForPass environments { platform } sdlcStage desiredOutcomes { code }
  testWindow { openedAt closedAt plannedEndAt status }`;
const offer = 'id title description cost serviceLevelAgreement requestFormInstructions';
const connector = 'pageInfo { hasNextPage endCursor } nodes';

/** The calls of the launch area in the words of the specification. */
const launchCalls: Readonly<Record<string, string>> = {
  importTestCasesFromTestrailTestRun: `mutation { importTestCasesFromTestrailTestRun(input: { testRunId: "R1" }) { ${answered} result { ${outsideCase} } } }`,
  advancedTestRequests: `{ advancedTestRequests(first: 1, after: "x") { nodes { ${request} } ${page} } }`,
  platformTest: `{ platformTest(id: "x") { __typename ... on AdvancedTestRequest { requestedTests { targetingGroups { countries { id name } } } } ... on FlexibleTestingTest { ${run} } } }`,
  createCustomerRequest: `mutation { createCustomerRequest(input: { name: "x", scheduleAt: "x", recurringDay: 1, recurringTime: "09:00", userTimezone: "UTC", requestedTests: [] }) { ${answered} result { id name } } }`,
  flexibleTestingTests: `{ flexibleTestingTests(first: 10, after: "x") { edges { node { ${run} } } ${page} } }`,
  requestedTests: `{ requestedTests(platform: "web") { id name testCycleCode } }`,
  environments:
    '{ operatingSystemVersions { id name } mobileDevices { id name } countries { id name } languages { id name } internetBrowsers { id name } operatingSystemDeviceTypes { id name } }',
  launchScopeRequirements: '{ launchScopeRequirements { content options } }',
  launchAdvancedTest: `mutation { launchAdvancedTest(input: { advancedTestRequestParams: { name: "x", accessToApplication: "x", testObjective: "x", notes: "x", platformsToTestOn: "x", scheduleAt: "x" } }) { result { url } } }`,
  onlineSpreadsheetInfo: '{ onlineSpreadsheetInfo(spreadsheetUrl: "x") { sheetNames } }',
  retrieveFromOnlineSpreadsheet:
    'mutation { retrieveFromOnlineSpreadsheet(input: { spreadsheetUrl: "x", sheetName: "x" }) { result { url } } }',
  connectors: `{ getProjects(connectionId: "x", after: "x") { ${connector} { name } } getTestCycles(connectionId: "x", projectId: "x") { ${connector} { name } } getTestExecutions(connectionId: "x", projectId: "x", testCycleId: "x", after: "x") { ${connector} { testCase { ${outsideCase} } } } }`,
  flexibleTestingLaunchTest: `mutation { zephyr: flexibleTestingLaunchTest(input: { vendor: "zephyr-squad", projectId: "x", externalTestId: "x" }) { successful errors { code message } } testrail: flexibleTestingLaunchTest(input: { externalTestId: "x", vendor: "testrail", name: "x", description: "x", applicationUrl: "x", credentialsAndAccessInstructions: "x", additionalUrlsAndResources: "x" }) { successful } }`,
  flexibleTestingExternalTestDetails:
    '{ flexibleTestingExternalTestDetails(input: { externalTestId: "x", source: "testrail" }) { name description numberOfCases } }',
  flexibleTestingTestRequests:
    '{ flexibleTestingTestRequests(filter: { externalTestId: "x", source: "testrail", testInProgress: true }) { totalCount } }',
  professionalServices: `{ professionalServices { ${offer} } professionalService(id: "x") { ${offer} } }`,
  professionalServiceRequestCreate:
    'mutation { professionalServiceRequestCreate(input: { content: "x", professionalServiceId: "x" }) { successful errors { message } } }',
  organizationStats:
    '{ organizationStats { testsCount issuesTotalCount issuesLowCount issuesMediumCount issuesHighCount issuesCriticalCount testCasesTotalCount testCasesFailedCount participantsTotalCount } }',
  platformTests: '{ platformTests(status: in_progress) { edges { node { ... on FlexibleTestingTest { id name code } } } } }',
  flexibleTestingIssues: `{ flexibleTestingIssues(triageStatusEq: untriaged, issueTagsIdsEq: [], issueTagsIdsContains: [], sort: { field: created_at, direction: descending }, first: 25, after: "x") { edges { node { id code title createdAt severity test { name } issueTags { id name } } } ${page} } }`,
  issueStats: '{ issueStats(issueTagsIdsEq: [], issueTagsIdsContains: []) { newIssuesCount acceptedIssuesCount rejectedIssuesCount } }',
  integrations:
    '{ availableIntegrations { edges { node { code name clientAuthenticationValid } } } integrationDetails(integrationId: "x") { __typename } integrationCustomFields(integrationId: "x", projectKey: "x", issueType: "x") { __typename } getCurrentOrganizationUser { organization { issueFieldDefinitions { code label } } } }',
  integrationUpdate: `mutation { testrail: integrationUpdate(input: { code: "testrail", site: "x", username: "x", api_key: "x" }) { successful } azure: integrationUpdate(input: { code: "azure_devops", site: "x", username: "x", organization: "x", accessToken: "x", contextPath: "x", credentialsKey: "x" }) { successful } jira: integrationUpdate(input: { code: "jira", jiraAuthenticationParams: { site: "x", username: "x", access_token: "x", priority_mappings: { critical: "x", high: "x", medium: "x", low: "x" }, use_default_export_settings: true, default_export_settings: { project_key: "x", issuetype_name: "x", labels: [], custom_fields_mapping: {} } } }) { ${answered} } }`,
  integrationReset: 'mutation { integrationReset(input: { code: "jira" }) { successful } }',
  launchSupervisedTest: `mutation ($input: LaunchSupervisedTestInput!) { launchSupervisedTest(input: $input) { successful result { testId resultsPageUrl advancedTestRequestId } errors { message } } }`,
  matchingTesters:
    '{ matchingTesters(input: { numberOfResultsNeeded: 1, countryIds: [], languageIds: [], deviceTypeIds: [], mobileDeviceIds: [], operatingSystemVersionIds: [], operatingSystemIds: [], manufacturerIds: [], excludedTesterIds: [], advancedTestRequestId: "x" }) { totalNumber testers { id email fullName availability rankPercentile testedForCustomer backupOnly } } }',
  testersWithInvalidDevices: '{ testersWithInvalidDevices(input: { testerEmails: [], operatingSystemVersionIds: [] }) { __typename } }',
  exportRawTestCasesToCsv: `mutation { exportRawTestCasesToCsv(input: { advancedTestRequestId: "x" }) { ${answered} result { body filename } } }`,
};

/** Calls that ask for more than the specification's first words, by its correction: call, document without it, what is missing, document with it. */
const corrected = [
  [
    'azureDevopsCredentialsCreate',
    'mutation { azureDevopsCredentialsCreate(input: { authorizationCode: "x" }) { result } }',
    'Field "AzureDevopsCredentialsCreateInput.state" of required type "String!" was not provided.',
    'mutation { azureDevopsCredentialsCreate(input: { authorizationCode: "x", state: "x" }) { result } }',
  ],
] as const;

describe('the API', () => {
  it.each(corrected)('LA-521: takes authorizationCode and, for security, state: %s', (_, without, missing, document) => {
    expect(unknownIn(without)).toEqual([missing]);
    expect(unknownIn(document)).toEqual([]);
  });

  it.each(Object.entries(launchCalls))('LA-473: knows %s by the name and in the shape of the specification', (_, document) => {
    expect(unknownIn(document)).toEqual([]);
  });
});

const resultsRooms = ['results', 'moderation', 'issues', 'schedules'];
/** What reads a file by its signed address, and calls nothing. */
const readers = ['src/areas/moderation/attachment/text-viewer.tsx'];

describe('the results area', () => {
  it('RE-638: makes every call by a GraphQL document', () => {
    const sources = filesOf(
      resultsRooms.map((room) => `src/areas/${room}/**/*.{ts,tsx}`),
      ['**/*.test.*'],
    );
    expect(sources.length).toBeGreaterThan(100);
    const callers = sources.filter((path) =>
      /(?<![.\w])(?:fetch\(|new (?:XMLHttpRequest|EventSource|WebSocket)\b)|sendBeacon\(/u.test(textOf(path)),
    );
    expect(callers).toEqual(readers);
  });
});
