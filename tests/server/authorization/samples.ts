import { randomUUID } from 'node:crypto';
import { derivedSample } from './derived-sample.ts';
import type { Side } from '../../support/twin-world.ts';
import { idOf } from '../../support/twin-world.ts';

type Arguments = Record<string, unknown>;
type Sample = (id: (name: string) => string) => Arguments;

const input =
  (of: Sample): Sample =>
  (id) => ({ input: of(id) });
const spreadsheet = 'https://docs.google.com/spreadsheets/d/demo-one-sheet-cases/edit';

const requestedTest = {
  name: 'Test #1',
  activity: 'test_case_run',
  applicationType: 'web',
  accessToApplicationUrl: 'https://app.example.com',
  requiresAccessToSecureEnvironment: false,
  requiresPredefinedUserAccounts: false,
  requiresFinancialTransactions: false,
  requiresKycIdentityCheck: false,
  requiresPersonalIdentifyingInformation: false,
  requiresMovingToDifferentLocation: false,
  knownIssuesSource: 'recent',
  testCases: [{ name: 'Login', steps: [{ instruction: 'Open', expectedResult: 'Opens' }] }],
  testCasesSource: 'csv',
  numberOfResultsPerTestCaseNeeded: 1,
  testGoal: 'See it work',
  moderationEnabled: true,
  videoRequired: false,
  targetingGroups: [{ countryIds: ['1'] }],
};

/** What operators send; about organization and people of one side, for nobody else may. */
const operators: Readonly<Record<string, Sample>> = {
  'Query.professionalService': (id) => ({ id: id('service') }),
  'Mutation.professionalServiceRequestCreate': input((id) => ({ professionalServiceId: id('service'), content: 'Please write them.' })),
  'Mutation.operatorServiceSave': input(() => ({
    title: 'Audit',
    description: 'We look.',
    cost: '10 credits',
    serviceLevelAgreement: 'A week',
    requestFormInstructions: 'Say what.',
    offered: true,
  })),
  'Mutation.operatorServiceRequestAnswer': input((id) => ({ requestId: id('service-request'), move: 'start', answer: 'On Monday.' })),
  'Query.operatorOrganizations': () => ({ query: '' }),
  'Query.operatorOrganization': (id) => ({ id: id('organization') }),
  'Query.operatorPeople': () => ({ query: '' }),
  'Mutation.operatorOrganizationCreate': input(() => ({ name: 'Acme', shortCode: 'ACME' })),
  'Mutation.operatorOrganizationUpdate': input((id) => ({
    organizationId: id('organization'),
    name: 'Acme',
    hasContract: true,
    flags: ['creditModelAccess', 'advancedTestsAccess', 'newLaunchUxEnabled'],
    featureFlags: ['scope-requirements'],
  })),
  'Mutation.operatorOrganizationArchive': input((id) => ({ organizationId: id('organization') })),
  'Mutation.operatorOrganizationRestore': input((id) => ({ organizationId: id('organization') })),
  'Mutation.operatorCreditsAdd': input((id) => ({ organizationId: id('organization'), amount: 10.5, reason: 'Contract' })),
  'Mutation.operatorPersonCreate': input((id) => ({
    organizationId: id('organization'),
    email: 'new@a.example',
    firstName: 'Nora',
    lastName: 'Wolf',
    role: 'customer',
  })),
  'Mutation.operatorPersonUpdate': input((id) => ({ userId: id('unassigned'), role: 'test_manager', isOperator: false, isSupport: true })),
  'Mutation.operatorPersonRemove': input((id) => ({ userId: id('removed') })),
  'Mutation.operatorPersonForget': input((id) => ({ userId: id('rejected') })),
  'Mutation.operatorPersonRestore': input((id) => ({ userId: id('gone') })),
  'Mutation.operatorPasswordLinkCreate': input((id) => ({ userId: id('customer') })),
  'Mutation.operatorPersonSignOut': input((id) => ({ userId: id('gone') })),
  'Mutation.operatorSupportSessionStart': input((id) => ({ userId: id('customer'), reason: 'Asked for help' })),
  'Mutation.operatorCrowdTokenCreate': input(() => ({ name: 'Crowd' })),
  'Mutation.operatorCrowdTokenRevoke': input((id) => ({ tokenId: id('crowd-token') })),
  'Mutation.operatorApiTokenRevoke': input((id) => ({ apiTokenId: id('api-token') })),
  'Query.operatorCountries': () => ({ query: 'a' }),
  'Mutation.operatorPayoutMultiplierSave': input(() => ({ countryId: '1', multiplier: 1.5 })),
  'Mutation.operatorLegalHoldPlace': input((id) => ({ organizationId: id('organization'), testCode: null, reason: 'A lawsuit' })),
  'Mutation.operatorLegalHoldLift': input((id) => ({ holdId: id('legal-hold') })),
  'Mutation.operatorGuidanceSave': input(() => ({ version: 1, text: 'Read every result.', pay: '1 Credit a result' })),
  'Query.operatorArchives': (id) => ({ organizationId: id('organization') }),
  'Mutation.operatorArchiveAsk': input((id) => ({ organizationId: id('organization') })),
  'Mutation.operatorArchiveCancel': input((id) => ({ archiveId: id('archive') })),
  'Mutation.organizationArchiveAsk': input((id) => ({ organizationId: id('organization') })),
  'Mutation.organizationArchiveCancel': input((id) => ({ archiveId: id('archive') })),
  'Query.operatorMails': () => ({ query: 'a' }),
  'Mutation.operatorMailResend': input(() => ({ mailId: randomUUID() })),
  'Mutation.operatorJobRetry': input(() => ({ queue: 'open-test', jobId: randomUUID() })),
};

/** Valid arguments of the root fields that must be given more than the SDL says, over the things of one organization. */
const samples: Readonly<Record<string, Sample>> = {
  ...operators,
  'Query.platformTests': () => ({ status: 'in_progress', first: 10 }),
  'Query.search': () => ({ words: 'mark' }),
  'Query.testParticipant': (id) => ({ id: id('participant-2') }),
  'Query.flexibleTestingIssues': () => ({ first: 25 }),
  'Query.launchEstimate': input(() => ({
    tests: [
      {
        id: 't1',
        activity: 'test_case_run',
        moderationEnabled: true,
        testCasesCount: 1,
        videoCasesCount: 0,
        resultsPerTestCase: 1,
        hasCustomTargeting: false,
        targetingGroups: [{ countryIds: ['1'] }],
      },
    ],
  })),
  'Query.applicationLinks': () => ({ urls: ['https://app.example.com'] }),
  'Query.requestedTests': () => ({ platform: 'web' }),
  'Query.onlineSpreadsheetInfo': () => ({ spreadsheetUrl: spreadsheet }),
  'Query.integrationCustomFields': (id) => ({ integrationId: id('tracker'), projectKey: 'WEB', issueType: 'Bug' }),
  'Query.chatChannels': (id) => ({ externalIds: [id('chat-public').replaceAll('-', '')] }),
  'Query.chatMessageSearch': (id) => ({ channelId: id('chat-public'), text: 'marker' }),
  'Mutation.chatChannelResolve': input((id) => ({ externalId: id('chat-public').replaceAll('-', '') })),
  'Mutation.sendChatMessage': input((id) => ({ channelId: id('chat-public'), clientId: 'one', text: 'Which build is it?' })),
  'Mutation.editChatMessage': input((id) => ({ messageId: id('chat-message'), text: 'Which build was it?' })),
  'Mutation.reactToChatMessage': input((id) => ({ messageId: id('chat-message'), reaction: 'heart', isOn: true })),
  'Mutation.integrationUpdate': input(() => ({ code: 'testrail', site: 'https://127.0.0.1', username: 'ann@shop.test', api_key: 'key' })),
  'Mutation.integrationMap': input(() => ({ code: 'azure_devops', projectId: 'shop', workItemType: 'Bug', fields: [] })),
  'Mutation.integrationCheck': input(() => ({ code: 'jira' })),
  'Mutation.integrationReset': input(() => ({ code: 'jira' })),
  'Query.azureDevopsProjectFields': (id) => ({ projectId: 'shop', integrationId: id('azure') }),
  'Mutation.azureDevopsAuthorizationCreate': input(() => ({ loginHint: 'ann@shop.test' })),
  'Mutation.azureDevopsCredentialsCreate': input(() => ({ authorizationCode: 'code', state: 'state' })),
  'Mutation.zephyrConnectionCreate': input(() => ({ code: 'zephyr_squad', name: 'Shop', site: 'https://127.0.0.1', apiToken: 'key' })),
  'Mutation.zephyrConnectionArchive': input((id) => ({ connectionId: id('zephyr') })),
  'Query.getProjects': (id) => ({ connectionId: id('zephyr') }),
  'Query.getTestCycles': (id) => ({ connectionId: id('zephyr'), projectId: '10100' }),
  'Query.getTestExecutions': (id) => ({ connectionId: id('zephyr'), projectId: '10100', testCycleId: '10400:21' }),
  'Query.flexibleTestingExternalTestDetails': input(() => ({ externalTestId: 'R101', source: 'testrail' })),
  'Query.flexibleTestingTestRequests': () => ({ filter: { externalTestId: 'R101', source: 'testrail', testInProgress: true } }),
  'Query.matchingTesters': input((id) => ({ numberOfResultsNeeded: 1, countryIds: ['1'], advancedTestRequestId: id('advanced') })),
  'Query.matchingCosts': input((id) => ({ numberOfResultsNeeded: 1, countryIds: ['1'], advancedTestRequestId: id('advanced') })),
  'Query.testersByEmail': () => ({ emails: ['nobody@crowd.example'] }),
  'Query.testersWithInvalidDevices': input(() => ({ testerEmails: ['nobody@crowd.example'], operatingSystemVersionIds: ['1'] })),
  'Query.auditTrail': () => ({ first: 10 }),
  'Query.operatorAuditTrail': () => ({ first: 10 }),
  'Mutation.exportAuditTrail': input(() => ({ format: 'csv' })),
  'Mutation.operatorExportAuditTrail': input(() => ({ format: 'csv' })),
  'Mutation.exportCreditsToCsv': input(() => ({ since: '2026-01-01T00:00:00.000Z' })),
  'Mutation.organizationUserUpdate': input((id) => ({ organizationUserId: id('customer'), firstName: 'Ann', lastName: 'Lee' })),
  'Mutation.guidePutAway': input(() => ({ name: 'manager', isPutAway: true })),
  'Mutation.notificationsMark': input(() => ({ publicIds: ['none'], isRead: true })),
  'Mutation.notificationSettingsUpdate': input(() => ({ choices: [], mailEnabled: true, digest: 'soon', timeZone: 'UTC' })),
  'Mutation.organizationUsersCreate': input(() => ({ emails: [`${randomUUID()}@new.example`] })),
  'Mutation.organizationUserRemove': input((id) => ({ organizationUserId: id('gone'), draftsTo: id('manager') })),
  'Mutation.changeOrganization': input(() => ({ organizationPublicId: 'nowhere' })),
  'Mutation.organizationUpdate': input(() => ({ chosenName: 'Chosen' })),
  'Mutation.pageViewTrack': input(() => ({ pageName: 'results' })),
  'Mutation.takeBackPublishing': input((id) => ({
    testId: id('supervised'),
    participants: [{ participantId: id('participant-1'), version: 1 }],
  })),
  'Mutation.publishIssuesAndCaseResults': input((id) => ({ testId: id('supervised'), participantIds: [id('participant-1')] })),
  'Mutation.removeTestersFromTest': input((id) => ({
    testId: id('supervised'),
    participantIds: [id('participant-4')],
    removalReasons: ['no_response'],
  })),
  'Mutation.exportTestCaseResultsToCsv': input((id) => ({ testId: id('supervised'), participantsIds: [id('participant-1')] })),
  'Mutation.assignCommunityTestManager': input((id) => ({ organizationUserId: id('unassigned'), flexibleTestingTestId: id('supervised') })),
  'Mutation.changeAssignmentStatus': input((id) => ({ assignedCommunityTestManagerId: id('assignment-assigned'), status: 'rejected' })),
  'Mutation.toggleRequiredAttachmentForPass': input((id) => ({ testId: id('supervised'), required: true })),
  'Mutation.disableAutomaticTesterManagement': input((id) => ({ testId: id('supervised'), reason: 'By hand' })),
  'Mutation.advancedTestingTestCycleToTestLink': input((id) => ({ testId: id('supervised'), testCycleCode: 'a-1-1' })),
  'Mutation.updateNumberOfResultsNeeded': input((id) => ({ groupId: id('group'), numberOfResultsNeeded: 6 })),
  'Mutation.updateSchedule': input((id) => ({
    scheduleId: id('schedule'),
    recurringDay: 2,
    recurringTime: '09:00',
    userTimezone: 'Europe/Berlin',
  })),
  'Mutation.skipNextScheduleRun': input((id) => ({ scheduleId: id('schedule'), reason: 'Public holiday' })),
  'Mutation.cancelSchedule': input((id) => ({ scheduleId: id('schedule'), reason: 'The project has ended' })),
  'Mutation.toggleTestCaseResultApproval': input((id) => ({ testCaseResultId: id('result-2-1'), approved: true })),
  'Mutation.flexibleTestingUpdateTestCaseResultResponse': input((id) => ({
    caseResultResponseId: id('answer-status'),
    value: { step: { actualResult: 'The page stays empty.' } },
  })),
  'Mutation.deleteRelatedIssue': input((id) => ({ caseResultResponseId: id('related-1'), changeStatusToPass: false })),
  'Mutation.archiveCaseFieldAttachmentResponse': input((id) => ({ caseFieldAttachmentResponseId: id('field-file') })),
  'Mutation.unarchiveCaseFieldAttachmentResponse': input((id) => ({ caseFieldAttachmentResponseId: id('field-file') })),
  'Query.relatedIssueOptions': (id) => ({ caseResultId: id('result-1-1'), find: '' }),
  'Mutation.flexibleTestingRejectCaseResult': input((id) => ({ caseResultId: id('result-2-1'), rejectionReason: 'Duplicate' })),
  'Mutation.createCaseResultEditRequest': input((id) => ({ caseResultId: id('result-2-1'), content: 'Please add a picture.' })),
  'Mutation.flexibleTestingIssueReject': input((id) => ({ issueId: id('issue-1'), rejectionReason: 'Duplicate' })),
  'Mutation.flexibleTestingIssueAccept': input((id) => ({ issueId: id('issue-1'), newSeverity: 'high' })),
  'Mutation.flexibleTestingChangeIssueSeverity': input((id) => ({ issueId: id('issue-1'), newSeverity: 'low', source: 'ada' })),
  'Mutation.flexibleTestingIssuesReject': input((id) => ({ issueIds: [id('issue-1'), id('issue-2')], rejectionReason: 'Duplicate' })),
  'Mutation.flexibleTestingIssuesAccept': input((id) => ({ issueIds: [id('issue-1'), id('issue-2')], newSeverity: 'high' })),
  'Mutation.flexibleTestingMarkIssuesAsRead': input((id) => ({ issueIds: [id('issue-1'), id('issue-2')] })),
  'Mutation.flexibleTestingMarkCaseResultsAsRead': input((id) => ({ caseResultIds: [id('result-2-1')] })),
  'Mutation.flexibleTestingIssuesRestore': input((id) => ({
    issues: [{ issueId: id('issue-1'), version: 1, triageStatus: 'rejected', triageReason: 'Other', severity: 'unknown' }],
  })),
  'Mutation.flexibleTestingChangeIssuesSeverity': input((id) => ({ issueIds: [id('issue-1'), id('issue-2')], newSeverity: 'low' })),
  'Mutation.flexibleTestingIssuesUpdateTags': input((id) => ({
    issueIds: [id('issue-1'), id('issue-2')],
    attachIssueTagIds: [id('tag')],
    detachIssueTagIds: [id('tag')],
  })),
  'Mutation.savedViewCreate': input(() => ({
    savedViewId: randomUUID(),
    list: 'issues',
    name: `View ${randomUUID()}`,
    query: 'severity=critical',
    isShared: true,
    isPinned: true,
  })),
  'Mutation.apiTokenCreate': input(() => ({ name: 'Pipeline', scopes: ['read', 'issues'], days: 30 })),
  'Mutation.serviceTokenCreate': input(() => ({ name: 'Nightly', scopes: ['read'], days: 30, role: 'customer' })),
  'Mutation.savedViewUpdate': input((id) => ({ savedViewId: id('saved-view'), name: 'Blockers' })),
  'Mutation.flexibleTestingCreateIssueTag': input(() => ({ name: 'checkout' })),
  'Mutation.flexibleTestingUpdateTagged': input((id) => ({ issueTagId: id('tag'), name: 'checkout' })),
  'Mutation.flexibleTestingIssueNoteCreate': input((id) => ({ issueId: id('issue-1'), note: 'Seen on staging.' })),
  'Mutation.flexibleTestingIssueNoteUpdate': input((id) => ({ issueId: id('issue-1'), note: 'Fixed in 4.2.' })),
  'Mutation.exportIssuesToJira': input((id) => ({
    issueIds: [id('issue-1')],
    exportParams: { project_key: 'WEB', issuetype_name: 'Bug' },
  })),
  'Mutation.exportIssuesToGithub': input((id) => ({ issueIds: [id('issue-1')], exportParams: { repository: 'northwind/checkout' } })),
  'Mutation.exportIssuesToAzureDevops': input((id) => ({
    issueIds: [id('issue-1')],
    exportParams: { project_id: 'web', work_item_type: 'Bug' },
  })),
  'Mutation.saveAutoExportSettings': input(() => ({ enabledDestinations: ['jira:WEB'], severitiesForExport: ['high'] })),
  'Query.issueExportPreviews': (id) => ({ issueIds: [id('issue-1')], github: { repository: 'northwind/checkout' } }),
  'Mutation.exportIssuesToCsv': input((id) => ({ issueIds: [id('issue-1'), id('issue-2')] })),
  'Mutation.createCustomerRequest': input(() => ({ name: 'Release', requestedTests: [requestedTest] })),
  'Mutation.launchAdvancedTest': input((id) => ({
    advancedTestRequestParams: {
      name: 'Release',
      accessToApplication: 'https://app.example.com',
      testObjective: 'See it work',
      notes: 'Ask for Ann.',
      platformsToTestOn: 'Chrome',
      clonedFromTestId: id('supervised'),
    },
  })),
  'Mutation.saveLaunchDraft': input((id) => ({ id: id('draft'), version: 99, name: 'x', step: 'app', values: {} })),
  'Mutation.saveLaunchForm': input(() => ({ version: 99, values: { form: null, asides: [] } })),
  'Mutation.renameLaunchDraft': input((id) => ({ id: id('draft'), name: 'Renamed' })),
  'Mutation.duplicateLaunchDraft': input((id) => ({ id: id('draft'), copyId: randomUUID() })),
  'Mutation.shareLaunchDraft': input((id) => ({ id: id('draft'), sharing: 'edit' })),
  'Mutation.takeBackLaunch': input((id) => ({ id: id('draft'), testId: id('advanced') })),
  'Mutation.saveImportMapping': input(() => ({ kind: 'test_cases', columns: [{ header: 'Title', target: 'name' }] })),
  'Mutation.discardLaunchDraft': input((id) => ({ id: id('draft'), restore: true })),
  'Mutation.importTestCasesFromTestrailTestRun': input(() => ({ testRunId: 'R101' })),
  'Mutation.flexibleTestingLaunchTest': input(() => ({
    vendor: 'testrail',
    externalTestId: 'R101',
    name: 'Cart regression',
    applicationUrl: 'https://app.example.com',
    credentialsAndAccessInstructions: 'Sign in as tester',
  })),
  'Mutation.retrieveFromOnlineSpreadsheet': input(() => ({ spreadsheetUrl: spreadsheet })),
  'Query.supervisedForm': (id) => ({ advancedTestId: id('advanced'), requestedTestId: id('requested') }),
  'Mutation.saveSupervisedForm': input((id) => ({
    advancedTestId: id('advanced'),
    requestedTestId: id('requested'),
    version: 99,
    values: { form: null },
  })),
  'Mutation.launchSupervisedTest': input((id) => ({
    parentTestId: id('advanced'),
    requestedTestId: id('requested'),
    applicationUrl: 'https://app.example.com',
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
  })),
};

/** Arguments of a root field over one organization's things: its sample, or what the SDL and its authorization row ask for. */
export const argumentsFor = (field: string, side: Side): Arguments => {
  const id = (name: string): string => idOf(side, name);
  return samples[field]?.(id) ?? derivedSample(field, id);
};

/** The same arguments with the value at a path replaced. */
export const replaced = (from: Arguments, path: string, value: (old: unknown) => unknown): Arguments => {
  const copy = structuredClone(from);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parents = keys.reduce<readonly Record<string, unknown>[]>(
    (at, key) => at.flatMap((each) => [each[key]].flat() as Record<string, unknown>[]),
    [copy],
  );
  for (const parent of parents) parent[last] = value(parent[last]);
  return copy;
};
