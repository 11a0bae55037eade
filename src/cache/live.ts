import type { Operation } from 'urql';

/** What changed, under which test; or that events were missed. */
export type Hint = { readonly topic: string; readonly testId: string | null } | 'missed';

const tests: readonly string[] = ['test', 'participant', 'case_result', 'issue', 'blocker', 'assignment', 'request'];
const results: readonly string[] = ['participant', 'case_result'];

/** Root fields that no event changes. */
const untold: readonly string[] =
  `getOrganizations professionalServices professionalService search notifications notificationSettings unreadNotificationCount
  auditTrail moderatorGuidance ownApiTokens autoExportMatchingIssuesCount chatChannels chatMessages chatMessageSearch
  chatUnreadCount chatUnread chatReaders issueExportPreviews flexibleTestingTestCaseResultRejectionReasons relatedIssueOptions
  knownIssueOptions caseFeedbackGuidanceMessages issueSeverityOptions countries languages operatingSystems launchEstimate
  onlineSpreadsheetInfo integrationDetails azureDevopsProjectFields integrationCustomFields flexibleTestingExternalTestDetails
  getProjects getTestCycles getTestExecutions applicationLinks operatingSystemVersions operatingSystemDeviceTypes mobileDevices
  manufacturers internetBrowsers launchScopeRequirements importMapping launchDraft launchForm supervisedForm matchingTesters
  matchingCosts testersByEmail testersWithInvalidDevices`.split(/\s+/u);

const listed: Readonly<Record<string, readonly string[]>> = {
  getCurrentOrganizationUser: ['organization'],
  getOrganizationUsers: ['organization'],
  professionalServiceRequests: ['organization'],
  featureFlags: ['organization'],
  savedViews: ['view'],
  savedSentences: ['sentence'],
  organizationArchives: ['organization'],
  apiTokens: ['organization'],
  sharedReports: ['report'],
  webhooks: ['webhook'],
  webhookDeliveries: ['webhook'],
  webhookDelivery: ['webhook'],
  calendar: tests,
  platformTests: tests,
  platformTest: tests,
  organizationStats: tests,
  launchAllowance: ['test', 'request', 'organization'],
  launchRules: ['test', 'request', 'organization'],
  launchApproval: ['request', 'organization'],
  waitingOnYou: [...tests, 'organization'],
  firstSteps: [...tests, 'organization'],
  flexibleTestingTestCase: [...results, 'test'],
  flexibleTestingTestCaseResult: ['case_result', 'participant', 'test'],
  testParticipant: ['participant', 'case_result', 'blocker', 'test'],
  assignedCommunityTestManager: ['assignment', 'test'],
  openAssignments: ['assignment', 'test'],
  waitingResults: ['case_result', 'participant', 'assignment', 'test'],
  moderationLoad: ['case_result', 'participant', 'assignment', 'test'],
  moderationShift: ['case_result', 'participant', 'assignment', 'test'],
  autoExportSettings: ['organization'],
  autoExportDestinationOptions: ['organization', 'export'],
  chatChannelsOfTest: ['chat'],
  myChats: ['chat'],
  issueExportJob: ['export'],
  issueExportJobs: ['export'],
  issueExportChoices: ['export'],
  runReport: ['export', 'organization'],
  flexibleTestingIssues: ['issue'],
  flexibleTestingIssue: ['issue'],
  issueStats: ['issue'],
  flexibleTestingNextIssue: ['issue'],
  reproducibilityTestDetails: ['reproduction', 'issue'],
  similarIssues: ['issue'],
  flexibleTestingIssueTags: ['issue'],
  issueItemStates: ['issue'],
  flexibleTestingIssueTag: ['issue'],
  zephyrConnections: ['organization'],
  availableIntegrations: ['organization'],
  integration: ['organization'],
  advancedTestRequests: ['request', 'test'],
  flexibleTestingTestRequests: ['request', 'test'],
  requestedTests: ['request', 'test'],
  flexibleTestingTests: ['test'],
  requestedTest: ['request', 'test'],
  launchDrafts: ['request'],
  testerChoices: ['participant'],
};

/** Events that may change a root field: any where none are listed, none at the operator's desk, which no event tells of. */
export const topicsOf = (field: string): readonly string[] | undefined =>
  field.startsWith('operator') || untold.includes(field) ? [] : listed[field];

const rootFieldsOf = ({ query }: Pick<Operation, 'query'>): readonly string[] =>
  query.definitions.flatMap((definition) =>
    'operation' in definition
      ? definition.selectionSet.selections.flatMap((selection) =>
          'name' in selection && 'alias' in selection ? [selection.name.value] : [],
        )
      : [],
  );

const testOf = ({ variables }: Pick<Operation, 'variables'>): string | null => {
  const named: unknown = Reflect.get(Object(variables), 'testId');
  return typeof named === 'string' ? named : null;
};

export const isTouchedBy =
  (hints: readonly Hint[]) =>
  (operation: Pick<Operation, 'query' | 'variables'>): boolean => {
    const fields = rootFieldsOf(operation);
    const shown = testOf(operation);
    return hints.some((hint) => {
      if (hint === 'missed') return true;
      const { topic, testId } = hint;
      if (shown !== null && testId !== null && shown !== testId) return false;
      return fields.some((field) => topicsOf(field)?.includes(topic) ?? true);
    });
  };

export type Sequence = {
  /** Whether events in between never arrived. */
  readonly skipsTo: (number: string) => boolean;
  /** A new socket counts from one. */
  readonly restart: () => void;
};

export const followSequence = (): Sequence => {
  let last = 0;
  return {
    skipsTo: (number) => {
      const expected = last + 1;
      last = Number(number);
      return last !== expected;
    },
    restart: () => {
      last = 0;
    },
  };
};
