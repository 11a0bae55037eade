import { chatFields } from './chat-fields.ts';
import { integrationFields } from './integration-fields.ts';
import { operatorFields } from './operator-fields.ts';
import { row } from './row.ts';
import type { AuthorizationRow, IdAt } from './row.ts';

const requestedIn = (at: string): readonly IdAt[] => [
  { at, entity: 'advanced_test' },
  { at: at.replace(/\w+$/, 'requestedTestId'), entity: 'requested_test', under: at },
];
const supervisedTest: readonly IdAt[] = [{ at: 'input.testId', entity: 'supervised_test' }];
const issuesOfTest: readonly IdAt[] = [...supervisedTest, { at: 'input.issueIds', entity: 'issue', under: 'input.testId' }];
const group: readonly IdAt[] = [{ at: 'input.groupId', entity: 'selection_requirements_group' }];
const testersOfTest = (...places: readonly string[]): readonly IdAt[] => [
  ...supervisedTest,
  ...places.map((at): IdAt => ({ at, entity: 'participant', under: 'input.testId', elsewhere: 'This tester is not on this test.' })),
];
const resultAt = (at: string): readonly IdAt[] => [{ at, entity: 'case_result' }];
const caseResult = resultAt('input.caseResultId');
const report: readonly IdAt[] = [{ at: 'input.relatedIssueId', entity: 'result_response' }];
const response: readonly IdAt[] = [{ at: 'input.caseResultResponseId', entity: 'result_response' }];
const resultFile: readonly IdAt[] = [{ at: 'input.caseResultAttachmentId', entity: 'attachment' }];
const fieldFile: readonly IdAt[] = [{ at: 'input.caseFieldAttachmentResponseId', entity: 'attachment' }];
const issue: readonly IdAt[] = [{ at: 'input.issueId', entity: 'issue' }];
const issues: readonly IdAt[] = [{ at: 'input.issueIds', entity: 'issue' }];
const restored = ['issueId', 'originalId'].map((name): IdAt => ({ at: `input.issues.${name}`, entity: 'issue' }));
const exportJob: readonly IdAt[] = [{ at: 'input.exportJobId', entity: 'export_job' }];
const tags = (...names: readonly string[]): readonly IdAt[] => names.map((name) => ({ at: `input.${name}`, entity: 'issue_tag' }));
const issueTag: readonly IdAt[] = [{ at: 'input.issueTagId', entity: 'issue_tag' }];
const ofSchedule = (id: string, ...acts: readonly string[]): readonly AuthorizationRow[] =>
  acts.map((act) => row(id, `Mutation.${act}`, 'n y n', 'obj', { ids: [{ at: 'input.scheduleId', entity: 'schedule' }] }));
const savedView: readonly IdAt[] = [{ at: 'input.savedViewId', entity: 'saved_view' }];
const savedSentence: readonly IdAt[] = [{ at: 'input.savedSentenceId', entity: 'saved_sentence' }];
const draft: readonly IdAt[] = [{ at: 'input.id', entity: 'customer_request' }];
const connection: readonly IdAt[] = [{ at: 'connectionId', entity: 'integration' }];
const integration: readonly IdAt[] = [{ at: 'integrationId', entity: 'integration' }];
const advancedTest: readonly IdAt[] = [{ at: 'input.advancedTestRequestId', entity: 'advanced_test' }];
const invitation: readonly IdAt[] = [{ at: 'input.invitationId', entity: 'invitation' }];
const approval: readonly IdAt[] = [{ at: 'input.launchApprovalId', entity: 'launch_approval' }];
const blocker: readonly IdAt[] = [{ at: 'input.testBlockerId', entity: 'blocker' }];

/** Who may do what: one row for each root field. The server does not start with a root field that has none. */
export const authorizationRows: readonly AuthorizationRow[] = [
  row('S1', 'Query.getCurrentOrganizationUser', 'y y y', 'self'),
  row('S2', 'Query.getOrganizationUsers', 'y y n', 'org'),
  row('S3', 'Query.getOrganizations', 'n y n', 'all'),
  row('S31', 'Query.auditTrail', 'y y n', 'org'),
  row('S31', 'Mutation.undoAuditLine', 'y y n', 'org'),
  row('S31', 'Mutation.exportAuditTrail', 'y y n', 'org', { noOverride: true, takes: ['export'] }),
  row('S32', 'Query.ownApiTokens', 'y y y', 'self'),
  row('S32', 'Query.apiTokens', 'y y n', 'org'),
  row('S32', 'Mutation.apiTokenCreate', 'y y y', 'self', { noOverride: true, confirms: 'always' }),
  row('S32', 'Mutation.serviceTokenCreate', 'y y n', 'org', { noOverride: true, confirms: 'always' }),
  row('S32', 'Mutation.apiTokenRevoke', 'y y own', 'obj', { ids: [{ at: 'input.tokenId', entity: 'api_token' }] }),
  row('S6', 'Query.availableIntegrations', 'y y n', 'org'),
  row('S7', 'Query.featureFlags', 'y y y', 'org'),
  row('S30', 'Query.search', 'y y y', 'org'),
  row('S8', 'Mutation.organizationUserUpdate', 'y y n', 'self'),
  row('S9', 'Mutation.changeOrganization', 'n y n', 'all', { noOverride: true }),
  row('S10', 'Mutation.organizationUpdate', 'y y n', 'org'),
  row('S11', 'Mutation.pageViewTrack', 'y y y', 'self', { silent: true }),
  row('S4', 'Mutation.exportCreditsToCsv', 'y y n', 'org', { flags: ['creditModelAccess'] }),
  row('S4', 'Query.launchRules', 'y y n', 'org', { flags: ['creditModelAccess'] }),
  row('S4', 'Mutation.launchRulesUpdate', 'y y n', 'org', {
    flags: ['creditModelAccess'],
    ids: [{ at: 'input.approverIds', entity: 'organization_user' }],
    noOverride: true,
  }),
  row('S16', 'Mutation.organizationUsersCreate', 'y y n', 'org', { noOverride: true }),
  row('S16', 'Mutation.organizationInvitationResend', 'y y n', 'obj', { ids: invitation, noOverride: true }),
  row('S16', 'Mutation.organizationInvitationRevoke', 'y y n', 'obj', { ids: invitation, noOverride: true }),
  row('S16', 'Mutation.organizationUserRemove', 'y y n', 'obj', {
    ids: [
      { at: 'input.organizationUserId', entity: 'organization_user' },
      { at: 'input.draftsTo', entity: 'organization_user' },
    ],
    noOverride: true,
  }),
  row('S31', 'Query.organizationArchives', 'y y n', 'org'),
  row('S31', 'Mutation.organizationArchiveAsk', 'y y n', 'org', { noOverride: true, confirms: 'always' }),
  row('S31', 'Mutation.organizationArchiveCancel', 'y y n', 'org', { noOverride: true }),
  ...[...chatFields, ...integrationFields].map(([id, field, access, scope, more]) => row(id, field, access, scope, more)),
  row('S19', 'Subscription.notificationWasSent', 'y y y', 'self'),
  row('S19', 'Query.notifications', 'y y y', 'self'),
  row('S19', 'Query.unreadNotificationCount', 'y y y', 'self'),
  row('S19', 'Query.notificationSettings', 'y y y', 'self'),
  row('S19', 'Mutation.notificationsMark', 'y y y', 'self', { silent: true }),
  row('S19', 'Mutation.notificationsMarkAll', 'y y y', 'self', { silent: true }),
  row('S19', 'Mutation.notificationSettingsUpdate', 'y y y', 'self', { noOverride: true, confirms: 'address', takes: ['outside'] }),
  row('S19', 'Mutation.guidePutAway', 'y y n', 'self'),
  row('S19', 'Mutation.notificationTestMute', 'y y acc', 'test', { ids: [{ at: 'input.testId', entity: 'test' }] }),
  row('S22', 'Query.savedViews', 'y y n', 'self'),
  row('S22', 'Mutation.savedViewCreate', 'y y n', 'self'),
  row('S22', 'Mutation.savedViewUpdate', 'y y n', 'self', { ids: savedView }),
  row('S22', 'Mutation.savedViewPin', 'y y n', 'self', { ids: savedView }),
  row('S22', 'Mutation.savedViewRemove', 'y y n', 'self', { ids: savedView }),
  row('C18', 'Query.savedSentences', 'n y y', 'self'),
  row('C18', 'Mutation.savedSentenceCreate', 'n y y', 'self'),
  row('C18', 'Mutation.savedSentenceUpdate', 'n y y', 'self', { ids: savedSentence }),
  row('C18', 'Mutation.savedSentenceRemove', 'n y y', 'self', { ids: savedSentence }),
  row('C18', 'Mutation.savedSentenceUse', 'n y y', 'self', { ids: savedSentence, silent: true }),
  row('S20', 'Subscription.issueWasCreated', 'y y acc', 'test', { ids: [{ at: 'testId', entity: 'test' }] }),
  row('S21', 'Subscription.testWasLaunched', 'y y acc', 'test', { ids: [{ at: 'testId', entity: 'test' }] }),
  row('S21', 'Subscription.changed', 'y y y', 'org'),

  row('Q1', 'Query.platformTest', 'y y acc', 'test', { ids: [{ at: 'id', entity: 'test' }] }),
  row('Q5', 'Query.platformTests', 'y y y', 'org'),
  row('Q5', 'Query.calendar', 'y y n', 'org'),
  row('Q6', 'Query.flexibleTestingTestCase', 'y y acc', 'test', { ids: [{ at: 'id', entity: 'test_case' }] }),
  row('Q7', 'Query.flexibleTestingTestCaseResult', 'y y acc', 'test', { ids: [{ at: 'id', entity: 'case_result' }] }),
  row('Q8', 'Query.flexibleTestingTestCaseResultRejectionReasons', 'y y y', 'none'),
  row('Q9', 'Query.caseFeedbackGuidanceMessages', 'y y y', 'none'),
  row('Q10', 'Query.flexibleTestingIssue', 'y y acc', 'test', { ids: [{ at: 'id', entity: 'issue' }] }),
  row('Q11', 'Query.reproducibilityTestDetails', 'y y acc', 'test', { ids: [{ at: 'issueId', entity: 'issue' }] }),
  row('Q24', 'Query.similarIssues', 'y y acc', 'test', { ids: [{ at: 'issueId', entity: 'issue' }] }),
  row('Q12', 'Query.assignedCommunityTestManager', 'n n own', 'obj', { ids: [{ at: 'testId', entity: 'test' }] }),
  row('Q13', 'Query.flexibleTestingIssueTags', 'y y n', 'org'),
  row('Q14', 'Query.flexibleTestingIssueTag', 'y y n', 'obj', { ids: [{ at: 'id', entity: 'issue_tag' }] }),
  row('Q15', 'Query.issueSeverityOptions', 'y y y', 'none'),
  row('Q16', 'Query.flexibleTestingNextIssue', 'y y acc', 'test', { ids: [{ at: 'issueId', entity: 'issue' }] }),
  row('Q23', 'Query.azureDevopsProjectFields', 'y y n', 'obj', {
    ids: [{ at: 'integrationId', entity: 'integration' }],
    takes: ['outside'],
  }),
  row('Q19', 'Query.testParticipant', 'n y acc', 'test', { ids: [{ at: 'id', entity: 'participant' }] }),
  row('Q21', 'Query.integration', 'y y n', 'obj', { ids: [{ at: 'id', entity: 'integration' }] }),
  row('Q22', 'Query.integrationCustomFields', 'y y n', 'obj', { ids: integration, takes: ['outside'] }),

  row('P1', 'Mutation.publishIssuesAndCaseResults', 'n y acc', 'test', {
    ids: testersOfTest('input.participantIds', 'input.accepted.participantId'),
  }),
  row('P1', 'Mutation.takeBackPublishing', 'n y acc', 'test', { ids: testersOfTest('input.participants.participantId') }),
  row('P2', 'Mutation.removeTestersFromTest', 'n y acc', 'test', { ids: testersOfTest('input.participantIds') }),
  row('P3', 'Mutation.exportTestCaseResultsToCsv', 'n y acc', 'test', {
    ids: [
      { at: 'input.testId', entity: 'test' },
      { at: 'input.participantsIds', entity: 'participant', under: 'input.testId', elsewhere: 'This tester is not on this test.' },
    ],
  }),
  row('P4', 'Mutation.assignCommunityTestManager', 'n y n', 'obj', {
    ids: [
      { at: 'input.flexibleTestingTestId', entity: 'test' },
      { at: 'input.organizationUserId', entity: 'organization_user' },
    ],
    noOverride: true,
  }),
  row('P4', 'Query.moderationLoad', 'n y n', 'org'),
  row('P5', 'Mutation.removeAssignedCommunityTestManager', 'n y n', 'obj', {
    ids: [{ at: 'input.assignedCommunityTestManagerId', entity: 'moderator_assignment' }],
  }),
  row('P6', 'Mutation.changeAssignmentStatus', 'n n own', 'obj', {
    ids: [{ at: 'input.assignedCommunityTestManagerId', entity: 'moderator_assignment' }],
  }),
  ...ofSchedule('P7', 'updateSchedule'),
  ...ofSchedule('P8', 'skipNextScheduleRun', 'moveScheduleRun', 'restoreScheduleRun'),
  ...ofSchedule('P9', 'cancelSchedule', 'pauseSchedule', 'resumeSchedule'),
  row('P10', 'Mutation.flexibleTestingCloseTestWindow', 'n y n', 'test', { ids: [{ at: 'input.testId', entity: 'test' }] }),
  row('P11', 'Mutation.advancedTestingTestCycleToTestLink', 'n y n', 'test', { ids: supervisedTest }),
  row('P12', 'Mutation.toggleRequiredAttachmentForPass', 'n y n', 'test', { ids: supervisedTest }),
  row('P12', 'Mutation.updateNumberOfResultsNeeded', 'n y n', 'test', { ids: group }),
  row('P13', 'Mutation.disableAutomaticTesterManagement', 'n y n', 'test', { ids: supervisedTest }),
  row('P14', 'Mutation.resolveTestBlocker', 'n y acc', 'test', { ids: blocker }),
  row('P15', 'Mutation.requestTestBlockerAssistance', 'n y acc', 'test', { ids: blocker }),

  row('P16', 'Query.sharedReports', 'y y n', 'test', { ids: [{ at: 'testId', entity: 'supervised_test' }] }),
  row('P16', 'Mutation.sharedReportCreate', 'y y n', 'test', { ids: issuesOfTest, noOverride: true }),
  row('P16', 'Mutation.sharedReportRevoke', 'y y n', 'test', { ids: [{ at: 'input.sharedReportId', entity: 'shared_report' }] }),
  row('C1', 'Mutation.flexibleTestingUpdateTestCaseResultResponse', 'n y acc', 'test', { ids: response }),
  row('C1', 'Query.relatedIssueOptions', 'n y acc', 'test', { ids: resultAt('caseResultId') }),
  row('C1', 'Query.knownIssueOptions', 'n y acc', 'test', { ids: resultAt('caseResultId') }),
  ...(['Mutation.judgeReport', 'Mutation.gradeReport'] as const).map((field) => row('C17', field, 'n y acc', 'test', { ids: report })),
  row('C2', 'Mutation.flexibleTestingRejectCaseResult', 'y y n', 'test', { ids: caseResult }),
  row('C3', 'Mutation.flexibleTestingCaseResultUnreject', 'y y n', 'test', { ids: caseResult }),
  row('C4', 'Mutation.flexibleTestingMarkCaseResultAsRead', 'y y acc', 'test', { ids: caseResult, silent: true }),
  row('C4', 'Mutation.flexibleTestingMarkCaseResultsAsRead', 'y y acc', 'test', { ids: resultAt('input.caseResultIds'), silent: true }),
  row('C5', 'Mutation.flexibleTestingFinalizeCaseResultModeration', 'n y acc', 'test', { ids: caseResult }),
  row('C6', 'Mutation.archiveCaseResultAttachment', 'n y acc', 'test', { ids: resultFile }),
  row('C7', 'Mutation.unarchiveCaseResultAttachment', 'n y acc', 'test', { ids: resultFile }),
  row('C8', 'Mutation.archiveCaseFieldAttachmentResponse', 'n y acc', 'test', { ids: fieldFile }),
  row('C9', 'Mutation.unarchiveCaseFieldAttachmentResponse', 'n y acc', 'test', { ids: fieldFile }),
  row('C10', 'Mutation.createCaseResultEditRequest', 'n y acc', 'test', { ids: caseResult }),
  row('C11', 'Mutation.cancelCaseResultEditRequest', 'n y acc', 'test', { ids: caseResult }),
  row('C12', 'Mutation.deleteRelatedIssue', 'n y acc', 'test', { ids: response }),
  row('C13', 'Mutation.toggleTestCaseResultApproval', 'n y acc', 'test', { ids: resultAt('input.testCaseResultId') }),
  row('C13', 'Mutation.approveResults', 'n y acc', 'test', { ids: resultAt('input.results.caseResultId') }),
  row('C14', 'Mutation.registerModerationActivity', 'n y acc', 'test', { ids: caseResult }),
  row('C15', 'Mutation.finishModerationActivity', 'n y acc', 'test', { ids: caseResult }),
  ...(['Query.waitingResults', 'Query.moderationShift', 'Query.openAssignments'] as const).map((operation) =>
    row('Q12', operation, 'n n y', 'self'),
  ),
  ...(['Mutation.moderationClaimTake', 'Mutation.moderationClaimTakeOver', 'Mutation.moderationClaimRelease'] as const).map((field) =>
    row('C19', field, 'n y acc', 'test', { ids: [{ at: 'input.participantId', entity: 'participant' }] }),
  ),
  row('C16', 'Mutation.confirmNoMassPassing', 'n y acc', 'test', {
    ids: [
      { at: 'input.testId', entity: 'supervised_test' },
      { at: 'input.participantId', entity: 'participant', under: 'input.testId' },
    ],
  }),
  row('I1', 'Mutation.flexibleTestingIssueReject', 'y y n', 'test', { ids: issue }),
  row('I1', 'Mutation.flexibleTestingIssueUnmerge', 'y y n', 'test', { ids: issue }),
  row('I2', 'Mutation.flexibleTestingIssueAccept', 'y y n', 'test', { ids: issue }),
  row('I2', 'Mutation.flexibleTestingIssueUntriage', 'y y n', 'test', { ids: issue }),
  row('I3', 'Mutation.flexibleTestingIssueUpdateTags', 'y y n', 'test', { ids: [...issue, ...tags('issueTagIds')] }),
  row('I1', 'Mutation.flexibleTestingIssuesReject', 'y y n', 'test', { ids: issues }),
  row('I1', 'Mutation.flexibleTestingIssuesMerge', 'y y n', 'test', { ids: [...issues, { at: 'input.originalId', entity: 'issue' }] }),
  row('I2', 'Mutation.flexibleTestingIssuesAccept', 'y y n', 'test', { ids: issues }),
  row('I2', 'Mutation.flexibleTestingIssuesRestore', 'y y n', 'test', { ids: restored }),
  row('I3', 'Mutation.flexibleTestingIssuesUpdateTags', 'y y n', 'test', {
    ids: [...issues, ...tags('attachIssueTagIds', 'detachIssueTagIds')],
  }),
  row('I7', 'Mutation.flexibleTestingChangeIssuesSeverity', 'y y n', 'test', { ids: issues }),
  row('I4', 'Mutation.flexibleTestingCreateIssueTag', 'y y n', 'org'),
  row('I5', 'Mutation.flexibleTestingUpdateTagged', 'y y n', 'obj', { ids: issueTag }),
  row('I6', 'Mutation.flexibleTestingDestroyIssueTag', 'y y n', 'obj', { ids: issueTag }),
  row('I7', 'Mutation.flexibleTestingChangeIssueSeverity', 'y y n', 'test', { ids: issue }),
  row('I8', 'Mutation.flexibleTestingIssueNoteCreate', 'y y n', 'test', { ids: issue }),
  row('I9', 'Mutation.flexibleTestingIssueNoteUpdate', 'y y n', 'test', { ids: issue }),
  row('I10', 'Mutation.flexibleTestingIssueNoteDestroy', 'y y n', 'test', { ids: issue }),
  row('I11', 'Mutation.flexibleTestingMarkIssueAsRead', 'y y acc', 'test', { ids: issue, silent: true }),
  row('I11', 'Mutation.flexibleTestingMarkIssuesAsRead', 'y y acc', 'test', { ids: issues, silent: true }),
  row('Q17', 'Query.autoExportSettings', 'y y n', 'org'),
  row('Q17', 'Query.autoExportMatchingIssuesCount', 'y y n', 'org'),
  row('Q18', 'Query.autoExportDestinationOptions', 'y y n', 'org'),
  row('I12', 'Mutation.saveAutoExportSettings', 'y y n', 'org'),
  row('I13', 'Mutation.toggleAutoExport', 'y y n', 'org'),
  row('I14', 'Mutation.exportIssuesToGithub', 'y y n', 'test', { ids: issues, takes: ['export'] }),
  row('I15', 'Mutation.exportIssuesToJira', 'y y n', 'test', { ids: issues, takes: ['export'] }),
  row('I16', 'Mutation.exportIssuesToAzureDevops', 'y y n', 'test', { ids: issues, takes: ['export'] }),
  row('I14', 'Mutation.cancelIssueExports', 'y y n', 'obj', { ids: exportJob }),
  row('I14', 'Mutation.retryIssueExports', 'y y n', 'obj', { ids: exportJob }),
  row('I14', 'Query.issueExportJob', 'y y n', 'obj', { ids: [{ at: 'id', entity: 'export_job' }] }),
  row('I14', 'Query.issueExportJobs', 'y y n', 'org'),
  row('I14', 'Query.issueItemStates', 'y y n', 'org'),
  row('I14', 'Query.issueExportChoices', 'y y n', 'self'),
  row('I14', 'Query.issueExportPreviews', 'y y n', 'test', { ids: [{ at: 'issueIds', entity: 'issue' }], takes: ['outside'] }),
  row('I17', 'Mutation.exportIssuesToCsv', 'y y n', 'test', { ids: issues, takes: ['export'] }),

  row('L1', 'Mutation.importTestCasesFromTestrailTestRun', 'y y n', 'org', { takes: ['outside'] }),
  row('L2', 'Query.advancedTestRequests', 'y y n', 'org', { flags: ['advancedTestsAccess'] }),
  row('L3', 'Query.requestedTest', 'y y n', 'test', { ids: [{ at: 'id', entity: 'requested_test' }] }),
  row('L4', 'Mutation.createCustomerRequest', 'y y n', 'org', { flags: ['advancedTestsAccess', 'newLaunchUxEnabled'] }),
  row('L4', 'Query.launchDrafts', 'y y n', 'self'),
  row('L4', 'Query.launchDraft', 'y y n', 'self', { ids: [{ at: 'id', entity: 'customer_request' }] }),
  row('L4', 'Subscription.launchDraftChanged', 'y y n', 'self', { ids: [{ at: 'id', entity: 'customer_request' }] }),
  row('L4', 'Mutation.openLaunchDraft', 'y y n', 'self', { ids: draft, silent: true }),
  row('L4', 'Mutation.saveLaunchDraft', 'y y n', 'self', { silent: true }),
  ...(['renameLaunchDraft', 'duplicateLaunchDraft', 'shareLaunchDraft', 'discardLaunchDraft', 'takeBackLaunch'] as const).map((name) =>
    row('L4', `Mutation.${name}`, 'y y n', 'self', { ids: draft, silent: true }),
  ),
  row('L4', 'Mutation.launchDraftFromTemplate', 'y y n', 'self', { ids: savedView, silent: true }),
  row('L5', 'Query.flexibleTestingTests', 'y y n', 'org'),
  row('L36', 'Query.importMapping', 'y y n', 'org'),
  row('L36', 'Mutation.saveImportMapping', 'y y n', 'org', { silent: true }),
  row('L4', 'Query.launchEstimate', 'y y n', 'org', { flags: ['advancedTestsAccess'] }),
  row('L4', 'Query.launchAllowance', 'y y n', 'org'),
  row('L4', 'Query.applicationLinks', 'y y n', 'none', { flags: ['advancedTestsAccess'], takes: ['outside'], each: 'urls' }),
  row('L6', 'Query.requestedTests', 'y y n', 'org'),
  row('L7', 'Query.operatingSystemVersions', 'y y n', 'none'),
  row('L7', 'Query.operatingSystems', 'y y n', 'none'),
  row('L8', 'Query.mobileDevices', 'y y n', 'none'),
  row('L8', 'Query.manufacturers', 'y y n', 'none'),
  row('L9', 'Query.countries', 'y y n', 'none'),
  row('L10', 'Query.languages', 'y y n', 'none'),
  row('L11', 'Query.internetBrowsers', 'y y n', 'none'),
  row('L12', 'Query.operatingSystemDeviceTypes', 'y y n', 'none'),
  row('L13', 'Query.launchScopeRequirements', 'y y n', 'none'),
  row('L14', 'Mutation.launchAdvancedTest', 'y y n', 'org', {
    flags: ['advancedTestsAccess'],
    ids: [{ at: 'input.advancedTestRequestParams.clonedFromTestId', entity: 'test' }],
  }),
  row('L14', 'Query.launchForm', 'y y n', 'self'),
  row('L14', 'Mutation.saveLaunchForm', 'y y n', 'self', { silent: true }),
  row('L15', 'Query.onlineSpreadsheetInfo', 'y y n', 'none', { takes: ['outside'] }),
  row('L16', 'Mutation.retrieveFromOnlineSpreadsheet', 'y y n', 'org', { takes: ['outside'] }),
  row('L17', 'Query.getProjects', 'y y n', 'obj', { ids: connection, takes: ['outside'] }),
  row('L18', 'Query.getTestCycles', 'y y n', 'obj', { ids: connection, takes: ['outside'] }),
  row('L19', 'Query.getTestExecutions', 'y y n', 'obj', { ids: connection, takes: ['outside'] }),
  row('L21', 'Mutation.flexibleTestingLaunchTest', 'y y n', 'org', { takes: ['outside'] }),
  row('L21', 'Mutation.retryRunResults', 'y y n', 'test', { ids: [{ at: 'input.testId', entity: 'test' }] }),
  row('L21', 'Query.runReport', 'y y n', 'test', { ids: [{ at: 'testId', entity: 'test' }] }),
  row('L22', 'Query.flexibleTestingExternalTestDetails', 'y y n', 'org', { takes: ['outside'] }),
  row('L23', 'Query.flexibleTestingTestRequests', 'y y n', 'org'),
  row('L27', 'Query.organizationStats', 'y y n', 'org'),
  row('L27', 'Query.waitingOnYou', 'y y y', 'self'),
  row('P6', 'Query.moderatorGuidance', 'n n y', 'none'),
  row('L27', 'Query.firstSteps', 'y y n', 'org'),
  row('L28', 'Mutation.azureDevopsAuthorizationCreate', 'y y n', 'org', { noOverride: true, confirms: 'always', takes: ['outside'] }),
  row('L28', 'Mutation.azureDevopsCredentialsCreate', 'y y n', 'org', { noOverride: true, confirms: 'always', takes: ['outside'] }),
  row('L31', 'Query.integrationDetails', 'y y n', 'obj', { ids: integration, takes: ['outside'] }),
  row('L33', 'Query.flexibleTestingIssues', 'y y n', 'org'),
  row('L34', 'Query.issueStats', 'y y n', 'org'),
  row('L35', 'Query.zephyrConnections', 'y y n', 'org'),
  row('L36', 'Mutation.zephyrConnectionArchive', 'y y n', 'obj', {
    ids: [{ at: 'input.connectionId', entity: 'integration' }],
    noOverride: true,
    confirms: 'always',
  }),
  row('L37', 'Mutation.zephyrConnectionCreate', 'y y n', 'org', { noOverride: true, confirms: 'always', takes: ['outside'] }),
  row('L38', 'Mutation.launchSupervisedTest', 'n y n', 'obj', { ids: requestedIn('input.parentTestId') }),

  row('L41', 'Query.launchApproval', 'y y n', 'obj', { ids: [{ at: 'id', entity: 'launch_approval' }] }),
  row('L41', 'Mutation.launchApprovalApprove', 'y y n', 'obj', { ids: approval, noOverride: true }),
  row('L41', 'Mutation.launchApprovalSendBack', 'y y n', 'obj', { ids: approval, noOverride: true }),
  row('L41', 'Mutation.launchApprovalWithdraw', 'y y n', 'obj', { ids: approval }),

  row('L24', 'Query.professionalServices', 'y y n', 'none'),
  row('L25', 'Query.professionalService', 'y y n', 'none'),
  row('L26', 'Query.professionalServiceRequests', 'y y n', 'org'),
  row('L26', 'Mutation.professionalServiceRequestCreate', 'y y n', 'org'),
  row('L40', 'Query.matchingTesters', 'n y n', 'obj', { ids: advancedTest }),
  row('L40', 'Query.matchingCosts', 'n y n', 'obj', { ids: advancedTest }),
  row('L38', 'Query.supervisedForm', 'n y n', 'obj', { ids: requestedIn('advancedTestId') }),
  row('L38', 'Mutation.saveSupervisedForm', 'n y n', 'obj', { ids: requestedIn('input.advancedTestId'), silent: true }),
  row('L38', 'Query.testerChoices', 'n y n', 'test', { ids: [{ at: 'testId', entity: 'supervised_test' }] }),
  row('L41', 'Query.testersByEmail', 'n y n', 'none'),
  row('L41', 'Query.testersWithInvalidDevices', 'n y n', 'none'),
  row('L42', 'Mutation.exportRawTestCasesToCsv', 'n y n', 'obj', { ids: advancedTest }),
  ...operatorFields.map(([id, field]) => row(id, field, 'n n n', 'operator', field.startsWith('Mutation.') ? { confirms: 'always' } : {})),
];

/** Fields below a root with a rule of their own: FORBIDDEN at that path, or null. */
export const nestedRules = {
  forbiddenToCustomers: [
    'FlexibleTestingTest.selectionRequirementsGroups',
    'FlexibleTestingTest.blockers',
    'FlexibleTestingTest.openBlockersCount',
  ],
  nullUnlessTestManager: [
    'FlexibleTestingTest.payoutBaseAmount',
    'FlexibleTestingTest.applyCountryPayoutMultiplier',
    'FlexibleTestingTest.linkedTestCycleUrl',
    'FlexibleTestingTest.linkedTestCycleCode',
    'FlexibleTestingTest.automaticTesterManagementDisabledReason',
    'FlexibleTestingTest.lacks',
    'AdvancedTestRequest.rawTestCases',
    'CaseResult.caseResultModerationLogs',
    'Participant.moderationLogs',
  ],
  nullForCustomers: [
    'FlexibleTestingTest.assignedCommunityTestManagers',
    'FlexibleTestingTest.availableCommunityTestManagers',
    'CaseResult.otherModerators',
    'Participant.email',
  ],
  nullForModerators: [
    'AdvancedTestRequest.creditsDeducted',
    'FlexibleTestingTest.creditsDeducted',
    'Organization.creditAccount',
    'Organization.integrationAppToken',
    'Organization.issueFieldDefinitions',
    'Issue.issueNote',
  ],
} as const;
