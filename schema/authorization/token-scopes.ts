import type { ApiTokenScope } from '../vocabulary/api-token.ts';

/** Root fields that a token with the scope may call. Any other is closed to tokens. */
const open: Readonly<Record<ApiTokenScope, string>> = {
  read: `
    Query.advancedTestRequests Query.applicationLinks Query.calendar Query.assignedCommunityTestManager Query.autoExportMatchingIssuesCount
    Query.autoExportSettings Query.availableIntegrations Query.caseFeedbackGuidanceMessages Query.chatChannels
    Query.chatChannelsOfTest Query.chatMessageSearch Query.chatMessages Query.chatUnreadCount Query.countries Query.featureFlags
    Query.firstSteps Query.flexibleTestingIssue Query.flexibleTestingIssueTag Query.flexibleTestingIssueTags
    Query.flexibleTestingIssues Query.flexibleTestingNextIssue Query.flexibleTestingTestCase Query.flexibleTestingTestCaseResult
    Query.flexibleTestingTestCaseResultRejectionReasons Query.flexibleTestingTests Query.getCurrentOrganizationUser
    Query.getOrganizationUsers Query.importMapping Query.integration Query.internetBrowsers Query.issueExportJob
    Query.issueExportJobs Query.issueItemStates Query.issueSeverityOptions Query.issueStats Query.languages Query.launchAllowance
    Query.launchDraft Query.launchDrafts Query.launchEstimate Query.launchForm Query.launchScopeRequirements Query.manufacturers
    Query.matchingCosts Query.matchingTesters Query.mobileDevices Query.moderatorGuidance Query.openAssignments
    Query.operatingSystemDeviceTypes Query.operatingSystemVersions Query.operatingSystems Query.organizationStats
    Query.platformTest Query.platformTests Query.professionalService Query.professionalServiceRequests Query.professionalServices
    Query.relatedIssueOptions Query.reproducibilityTestDetails Query.requestedTest Query.requestedTests Query.runReport
    Query.savedSentences Query.savedViews Query.search Query.similarIssues Query.supervisedForm Query.testParticipant Query.testerChoices
    Query.testersByEmail Query.testersWithInvalidDevices Query.waitingOnYou Query.waitingResults Query.zephyrConnections
    Subscription.changed Subscription.chatChanged Subscription.issueWasCreated Subscription.launchDraftChanged
    Subscription.testWasLaunched Subscription.testersThere
    Query.chatReaders Query.chatUnread Query.knownIssueOptions Query.moderationLoad Query.moderationShift Query.myChats
    Query.sharedReports Query.webhooks Query.launchApproval Query.launchRules
  `,
  launch: `
    Mutation.createCustomerRequest Mutation.discardLaunchDraft Mutation.duplicateLaunchDraft Mutation.flexibleTestingLaunchTest
    Mutation.importTestCasesFromTestrailTestRun Mutation.launchAdvancedTest Mutation.launchDraftFromTemplate Mutation.launchSupervisedTest Mutation.openLaunchDraft
    Mutation.renameLaunchDraft Mutation.retrieveFromOnlineSpreadsheet Mutation.saveImportMapping Mutation.saveLaunchDraft
    Mutation.saveLaunchForm Mutation.saveSupervisedForm Mutation.shareLaunchDraft Mutation.takeBackLaunch
    Mutation.launchApprovalWithdraw
    Query.flexibleTestingExternalTestDetails Query.flexibleTestingTestRequests Query.getProjects Query.getTestCycles
    Query.getTestExecutions Query.onlineSpreadsheetInfo
  `,
  tests: `
    Mutation.advancedTestingTestCycleToTestLink Mutation.cancelSchedule Mutation.disableAutomaticTesterManagement
    Mutation.flexibleTestingCloseTestWindow Mutation.removeTestersFromTest Mutation.requestTestBlockerAssistance
    Mutation.resolveTestBlocker Mutation.moveScheduleRun Mutation.pauseSchedule Mutation.restoreScheduleRun Mutation.resumeSchedule
    Mutation.skipNextScheduleRun Mutation.toggleRequiredAttachmentForPass
    Mutation.updateNumberOfResultsNeeded Mutation.updateSchedule
  `,
  results: `
    Mutation.archiveCaseFieldAttachmentResponse Mutation.archiveCaseResultAttachment Mutation.cancelCaseResultEditRequest
    Mutation.confirmNoMassPassing Mutation.createCaseResultEditRequest Mutation.deleteRelatedIssue
    Mutation.flexibleTestingCaseResultUnreject Mutation.flexibleTestingFinalizeCaseResultModeration
    Mutation.flexibleTestingRejectCaseResult Mutation.flexibleTestingUpdateTestCaseResultResponse
    Mutation.publishIssuesAndCaseResults Mutation.takeBackPublishing Mutation.toggleTestCaseResultApproval
    Mutation.unarchiveCaseFieldAttachmentResponse Mutation.unarchiveCaseResultAttachment
    Mutation.approveResults Mutation.gradeReport Mutation.judgeReport
    Mutation.moderationClaimRelease Mutation.moderationClaimTake Mutation.moderationClaimTakeOver
  `,
  issues: `
    Mutation.flexibleTestingChangeIssueSeverity Mutation.flexibleTestingChangeIssuesSeverity
    Mutation.flexibleTestingCreateIssueTag Mutation.flexibleTestingDestroyIssueTag Mutation.flexibleTestingIssueAccept
    Mutation.flexibleTestingIssueNoteCreate Mutation.flexibleTestingIssueNoteDestroy Mutation.flexibleTestingIssueNoteUpdate
    Mutation.flexibleTestingIssueReject Mutation.flexibleTestingIssueUntriage Mutation.flexibleTestingIssueUpdateTags
    Mutation.flexibleTestingIssuesAccept Mutation.flexibleTestingIssuesReject Mutation.flexibleTestingIssuesRestore
    Mutation.flexibleTestingIssueUnmerge Mutation.flexibleTestingIssuesMerge
    Mutation.flexibleTestingIssuesUpdateTags Mutation.flexibleTestingUpdateTagged
  `,
  exports: `
    Mutation.cancelIssueExports Mutation.exportCreditsToCsv Mutation.exportIssuesToAzureDevops Mutation.exportIssuesToCsv
    Mutation.exportIssuesToGithub Mutation.exportIssuesToJira Mutation.exportRawTestCasesToCsv Mutation.exportTestCaseResultsToCsv
    Mutation.retryIssueExports Mutation.retryRunResults Query.autoExportDestinationOptions Query.azureDevopsProjectFields
    Query.integrationCustomFields Query.integrationDetails Query.issueExportChoices Query.issueExportPreviews
  `,
  calendar: ``,
  chat: `
    Mutation.chatChannelResolve Mutation.chatRegister Mutation.deleteChatMessage Mutation.editChatMessage
    Mutation.reactToChatMessage Mutation.sendChatMessage
  `,
};

const scopes = new Map(
  (Object.keys(open) as ApiTokenScope[]).flatMap((scope) =>
    open[scope]
      .trim()
      .split(/\s+/u)
      .map((field) => [field, scope] as const),
  ),
);

/** What a token needs for a root field; null where no token may call it. */
export const tokenScopeOf = (field: string): ApiTokenScope | null => scopes.get(field) ?? null;
