import type { AdvancedTestRow } from './advanced-test/advanced-test.types.ts';
import type { AttachmentRequirementRow } from './attachment-requirement/attachment-requirement.types.ts';
import type { AttachmentRow } from './attachment/attachment.types.ts';
import type { AutomaticManagementRow } from './automatic-management/automatic-management.types.ts';
import type { AutoExportRow } from './auto-export/auto-export.types.ts';
import type { BlockerRow } from './blocker/blocker.types.ts';
import type { CaseResultRow } from './case-result/case-result.types.ts';
import type { CustomerRequestRow } from './customer-request/customer-request.types.ts';
import type { IssueRow } from './issue/issue.types.ts';
import type { IssueExportRow } from './issue-export/issue-export.types.ts';
import type { IssueNoteRow } from './issue-note/issue-note.types.ts';
import type { IssueTagRow } from './issue-tag/issue-tag.types.ts';
import type { LaunchApprovalRow } from './launch-approval/launch-approval.types.ts';
import type { ModerationClaimRow } from './moderation-claim/moderation-claim.types.ts';
import type { ModeratorAssignmentRow } from './moderator-assignment/moderator-assignment.types.ts';
import type { InvitationRow } from './invitation/invitation.types.ts';
import type { MembershipRow } from './membership/membership.types.ts';
import type { ParticipantRow } from './participant/participant.types.ts';
import type { RelatedIssueRow } from './related-issue/related-issue.types.ts';
import type { ResultsNeededRow } from './results-needed/results-needed.types.ts';
import type { SavedSentenceRow } from './saved-sentence/saved-sentence.types.ts';
import type { SavedViewRow } from './saved-view/saved-view.types.ts';
import type { ScheduleRow } from './schedule/schedule.types.ts';
import type { TestWindowRow } from './test-window/test-window.types.ts';

export type Source<T> =
  /** A path of fields from the API type. */
  | string
  /** Not requested: nothing a person can do depends on it, and this value stands in. */
  | { readonly unread: T }
  | { readonly always: T };

/** How the API's type provides what a chart reads, by column and fact. */
export type Shown<TRow extends object> = {
  readonly type: string;
  readonly row: { readonly [K in keyof TRow & string]: Source<TRow[K]> };
};

const advancedTest: Shown<AdvancedTestRow> = {
  type: 'RequestedTest',
  row: {
    autoLaunchStatus: 'autoLaunchStatus',
    launchedTestId: 'launchedTestId',
    failedConditions: { unread: [] },
    autoLaunchingEnabled: { unread: false },
    isUnapproved: 'isUnapproved',
  },
};

const attachment: Shown<AttachmentRow> = {
  type: 'CaseResult',
  row: {
    /** Available or archived permit the same; results in other states are not shown. */
    state: { unread: 'available' },
    archivedAt: { unread: null },
    participantStatus: 'participantStatus',
  },
};

const attachmentRequirement: Shown<AttachmentRequirementRow> = {
  type: 'FlexibleTestingTest',
  row: { requiredAttachmentForPass: 'requiredAttachmentForPass', windowStatus: 'testWindow.status' },
};

const automaticManagement: Shown<AutomaticManagementRow> = {
  type: 'FlexibleTestingTest',
  row: {
    automaticTesterManagementEnabled: 'automaticTesterManagementEnabled',
    automaticTesterManagementDisabledReason: { unread: null },
    supportsAutomaticTesterManagement: 'supportsAutomaticTesterManagement',
  },
};

const autoExport: Shown<AutoExportRow> = {
  type: 'AutoExportSettings',
  row: {
    state: 'state',
    enabledDestinations: 'enabledDestinations',
    severitiesForExport: 'severitiesForExport',
    activeDestinations: 'activeDestinations',
  },
};

const blocker: Shown<BlockerRow> = {
  type: 'TestBlocker',
  row: { status: 'status', assistanceRequested: 'assistanceRequested', resolvedAt: { unread: null } },
};

const caseResult: Shown<CaseResultRow> = {
  type: 'CaseResult',
  row: {
    moderationStatus: 'moderationStatus',
    isRejected: 'isRejected',
    rejectionReason: 'rejectionReason',
    moderationFinalizedAt: 'moderationFinalizedAt',
    hasOpenEditRequest: 'hasOpenCaseResultEditRequest',
    participantStatus: 'participantStatus',
  },
};

const customerRequest: Shown<CustomerRequestRow> = {
  type: 'LaunchDraft',
  row: {
    state: 'state',
    submittedAt: { unread: null },
    /** Discarded ones are not shown. */
    discardedAt: { always: null },
    testId: 'testId',
    createdBy: 'ownerId',
    sharedAccess: 'sharing',
    /** Only the server knows whether the launch can be undone. */
    hasGoneOut: { unread: false },
    approval: { unread: null },
  },
};

const issue: Shown<IssueRow> = {
  type: 'Issue',
  row: {
    triageStatus: 'triageStatus',
    triageReason: 'triageReason',
    severity: 'severity',
    reviewedSeverity: 'reviewedSeverity',
    forceSeverityChangeBeforeAccept: 'test.forceSeverityChangeBeforeAccept',
    originalId: 'originalId',
    duplicatesCount: 'duplicatesCount',
  },
};

const issueExport: Shown<IssueExportRow> = {
  type: 'IssueExport',
  row: {
    state: 'state',
    attempts: { unread: 0 },
    sentAt: { unread: null },
    notBefore: 'notBefore',
    remoteId: { unread: null },
    remoteKey: 'key',
    remoteUrl: 'url',
    message: 'message',
  },
};

const issueNote: Shown<IssueNoteRow> = {
  type: 'IssueNote',
  row: {
    /** Created or edited permit the same. */
    state: { unread: 'created' },
    note: 'note',
    authorId: { unread: '' },
    lastEditorId: { unread: '' },
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
  },
};

const issueTag: Shown<IssueTagRow> = {
  type: 'IssueTag',
  row: {
    /** Deleted ones are not shown. */
    state: { always: 'live' },
    name: 'name',
  },
};

const launchApproval: Shown<LaunchApprovalRow> = {
  type: 'LaunchApproval',
  row: {
    state: 'state',
    amount: 'amount',
    word: 'word',
    decidedAt: 'decidedAt',
    decidedBy: { unread: null },
    askedBy: 'askedById',
    approverIds: 'approverIds',
    isOver: 'isOver',
  },
};

const moderatorAssignment: Shown<ModeratorAssignmentRow> = {
  type: 'AssignedCommunityTestManager',
  row: {
    status: 'status',
    answeredAt: { unread: null },
    removedAt: { unread: null },
    /** Only the offer's own page accepts; others only remove. */
    userId: { unread: '' },
    acceptedByAnother: 'isAssignmentAccepted',
    windowStatus: 'testWindowStatus',
  },
};

const invitation: Shown<InvitationRow> = {
  type: 'OrganizationInvitation',
  row: {
    /** Answered ones are not shown. */
    state: { always: 'open' },
    expiresAt: 'expiresAt',
    sentAt: 'sentAt',
  },
};

const membership: Shown<MembershipRow> = {
  type: 'OrganizationMember',
  row: {
    state: 'state',
    removedAt: { unread: null },
    role: 'role',
    userId: 'id',
    isOperator: 'isOperator',
    /** Operators are removed on the operator's page, which reads it. */
    isOnlyOperator: { unread: false },
    isHeld: { unread: false },
  },
};

const participant: Shown<ParticipantRow> = {
  type: 'Participant',
  row: {
    status: 'status',
    issueGeneration: 'issueGeneration',
    publishingFailReason: { unread: null },
    publishingFrom: 'publishingFrom',
    removalReasons: { unread: [] },
    invitedAt: { unread: null },
    joinedAt: { unread: null },
    finishedAt: { unread: null },
    publishedAt: { unread: null },
    /** Only decides which reasons suffice, which the dialog checks. */
    hasStrictTesterRemoval: { unread: false },
    communityTestManagersEnabled: 'communityTestManagersEnabled',
    assignedCasesCount: 'assignedCasesCount',
    approvedTestCasesCount: 'approvedTestCasesCount',
    publishingStops: 'publishingStops',
  },
};

const relatedIssue: Shown<RelatedIssueRow> = {
  type: 'RelatedIssue',
  row: {
    moderationStatus: 'moderationStatus',
    reviewedSeverity: 'reviewedSeverity',
    knownAs: 'knownAs',
    known: 'known',
    reportedHere: 'reportedHere',
    isResultApproved: 'isResultApproved',
    participantStatus: 'participantStatus',
  },
};

const resultsNeeded: Shown<ResultsNeededRow> = {
  type: 'SelectionRequirementsGroup',
  row: {
    numberOfResultsNeeded: 'numberOfResultsNeeded',
    numberOfPublishedResults: 'numberOfPublishedResults',
    canModifyNumberOfResultsNeeded: 'canModifyNumberOfResultsNeeded',
    windowStatus: 'testWindowStatus',
  },
};

const moderationClaim: Shown<ModerationClaimRow> = {
  type: 'ModerationClaim',
  row: {
    /** One that nobody holds is not shown. */
    state: { always: 'held' },
    userId: 'userId',
    since: 'since',
    reason: 'reason',
    takenFrom: 'takenFrom',
    actedAt: { unread: null },
    hasAccess: { always: true },
  },
};

const savedSentence: Shown<SavedSentenceRow> = {
  type: 'SavedSentence',
  row: {
    /** Removed ones are not shown. */
    state: { always: 'kept' },
    text: 'text',
    isShared: 'isShared',
    userId: 'ownerId',
  },
};

const savedView: Shown<SavedViewRow> = {
  type: 'SavedView',
  row: {
    /** Removed ones are not shown. */
    state: { always: 'kept' },
    name: 'name',
    query: 'query',
    isShared: 'isShared',
    pinnedBy: { unread: [] },
    userId: 'ownerId',
  },
};

const schedule: Shown<ScheduleRow> = {
  type: 'Schedule',
  row: {
    state: 'state',
    recurringDay: 'recurringDay',
    recurringTime: 'recurringTime',
    userTimezone: 'userTimezone',
    /** The calendar alone asks about runs that were changed, and reads them itself. */
    runChanges: { unread: [] },
    nextRunAt: { unread: '' },
    performedAt: { unread: null },
    canceledAt: { unread: null },
    cancelReason: { unread: null },
  },
};

const testWindow: Shown<TestWindowRow> = {
  type: 'FlexibleTestingTest',
  row: {
    windowStatus: 'testWindow.status',
    kind: { always: 'supervised' },
    scheduleAt: { unread: null },
    openedAt: { unread: null },
    plannedEndAt: { unread: null },
    closedAt: { unread: null },
    cancelledAt: { unread: null },
    /** A request alone is sent back. */
    isUnapproved: { always: false },
  },
};

export const shown = {
  advancedTest,
  attachment,
  attachmentRequirement,
  automaticManagement,
  autoExport,
  blocker,
  caseResult,
  customerRequest,
  issue,
  invitation,
  issueExport,
  issueNote,
  issueTag,
  launchApproval,
  moderationClaim,
  moderatorAssignment,
  membership,
  participant,
  relatedIssue,
  resultsNeeded,
  savedSentence,
  savedView,
  schedule,
  testWindow,
};
