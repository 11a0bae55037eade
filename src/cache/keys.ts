import type { KeyingConfig } from '@urql/exchange-graphcache';

const none = (): null => null;
const by =
  (field: string) =>
  (entity: object): string | null => {
    const value: unknown = Reflect.get(entity, field);
    return typeof value === 'string' ? value : null;
  };

/** Types that are told apart by another field than id. */
export const named = {
  OrganizationOption: by('publicId'),
  Notification: by('publicId'),
  FeatureFlag: by('name'),
  ImportMapping: by('kind'),
};

/** Types whose id counts only inside one list: two lists may hold the same number for different things. */
export const localIds = ['ReferenceEntry'] as const;

/** Types that live inside the entity or the answer that holds them. */
export const embedded: readonly string[] = [
  'AdvancedTestRequestConnection',
  'ApplicationLink',
  'AssignCommunityTestManagerResult',
  'AzureDevopsAuthorizationCreateResult',
  'AzureDevopsCredentialsCreateResult',
  'AzureDevopsProjectFields',
  'BlockedTester',
  'CanRequestEdit',
  'CaseResultChange',
  'CaseResultEditLog',
  'CaseResultModerationLog',
  'CaseStatusCount',
  'ChangeAssignmentStatusResult',
  'ChangeOrganizationResult',
  'Changed',
  'ConfirmNoMassPassingResult',
  'ConnectorProject',
  'ConnectorProjectPage',
  'ConnectorTestCycle',
  'ConnectorTestCyclePage',
  'ConnectorTestExecution',
  'ConnectorTestExecutionPage',
  'CreateCustomerRequestResult',
  'CreditAccount',
  'CreditTransactionConnection',
  'CsvFile',
  'DesiredOutcome',
  'EstimateLever',
  'EstimatedHours',
  'ExportIssuesToCsvResult',
  'ExternalTestCase',
  'ExternalTestCaseField',
  'ExternalTestCaseStep',
  'FailedCondition',
  'FlexibleTestingCloseTestWindowResult',
  'FlexibleTestingExternalTestDetails',
  'FlexibleTestingLaunchTestResult',
  'FlexibleTestingTestConnection',
  'FlexibleTestingTestEdge',
  'GroupEstimate',
  'ImportColumn',
  'ImportTestCasesFromTestrailTestRunResult',
  'IntegrationConnection',
  'IntegrationCustomField',
  'IntegrationDetails',
  'IntegrationEdge',
  'IntegrationIssueType',
  'IntegrationProject',
  'IntegrationResult',
  'IssueChange',
  'IssueConnection',
  'IssueCounts',
  'IssueEdge',
  'IssueField',
  'IssueFieldDefinition',
  'IssueOutcome',
  'IssueSeverityOption',
  'IssueStanding',
  'IssueStats',
  'IssueTagChange',
  'IssueWasCreated',
  'IssuesChange',
  'LaunchAdvancedTestResult',
  'LaunchEstimate',
  'LaunchForm',
  'LaunchSupervisedTestResult',
  'LaunchedTest',
  'MatchingTesters',
  'ModerationActivityResult',
  'NotificationDetails',
  'OnlineSpreadsheetInfo',
  'OrganizationMember',
  'OrganizationStats',
  'OrganizationUpdateResult',
  'OrganizationUserUpdateResult',
  'PageInfo',
  'PageViewTrackResult',
  'PlatformTestConnection',
  'PlatformTestEdge',
  'PublishIssuesAndCaseResultsResult',
  'RemovalReason',
  'RemoveAssignedCommunityTestManagerResult',
  'RemoveTestersFromTestResult',
  'RequestedTestCases',
  'RetrieveFromOnlineSpreadsheetResult',
  'RunsExportAttribute',
  'SaveImportMappingResult',
  'SaveLaunchDraftResult',
  'SaveLaunchFormResult',
  'ScheduleResult',
  'ScopeRequirementAnswer',
  'TestBlockerResult',
  'TestCaseConnection',
  'TestEnvironment',
  'TestEstimate',
  'TestStats',
  'TestWasLaunched',
  'TestWindow',
  'TesterCountry',
  'TesterEnvironment',
  'TesterResults',
  'UploadFile',
  'UserError',
  'WeekStats',
  'ZephyrConnectionResult',
];

/** How the cache tells entities apart; a type with an id of its own needs no entry. */
export const keys: KeyingConfig = {
  ...Object.fromEntries([...embedded, ...localIds].map((name) => [name, none])),
  ...named,
};

/** What an abstract type may turn out to be. */
export const possibleTypes = { PlatformTest: ['AdvancedTestRequest', 'FlexibleTestingTest'] };
