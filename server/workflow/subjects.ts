import { caseRunLifecycle } from '#machines/lifecycles/case-run/case-run.machine.ts';
import type { caseRunMachine } from '#machines/lifecycles/case-run/case-run.machine.ts';
import type { CaseRunRow } from '#machines/lifecycles/case-run/case-run.types.ts';
import { membershipLifecycle } from '#machines/lifecycles/membership/membership.machine.ts';
import type { membershipMachine } from '#machines/lifecycles/membership/membership.machine.ts';
import type { MembershipRow } from '#machines/lifecycles/membership/membership.types.ts';
import { blockerLifecycle } from '#machines/lifecycles/blocker/blocker.machine.ts';
import type { blockerMachine } from '#machines/lifecycles/blocker/blocker.machine.ts';
import type { BlockerRow } from '#machines/lifecycles/blocker/blocker.types.ts';
import { attachmentLifecycle } from '#machines/lifecycles/attachment/attachment.machine.ts';
import type { attachmentMachine } from '#machines/lifecycles/attachment/attachment.machine.ts';
import type { AttachmentRow } from '#machines/lifecycles/attachment/attachment.types.ts';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import type { advancedTestMachine } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import type { AdvancedTestRow } from '#machines/lifecycles/advanced-test/advanced-test.types.ts';
import { moderatorAssignmentLifecycle } from '#machines/lifecycles/moderator-assignment/moderator-assignment.machine.ts';
import type { moderatorAssignmentMachine } from '#machines/lifecycles/moderator-assignment/moderator-assignment.machine.ts';
import type { ModeratorAssignmentRow } from '#machines/lifecycles/moderator-assignment/moderator-assignment.types.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import type { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { scheduleLifecycle } from '#machines/lifecycles/schedule/schedule.machine.ts';
import type { scheduleMachine } from '#machines/lifecycles/schedule/schedule.machine.ts';
import type { ScheduleRow } from '#machines/lifecycles/schedule/schedule.types.ts';
import type { Subject } from './advance.ts';
import { autoExport } from './subjects/auto-export.ts';
import { customerRequest, launchApproval } from './subjects/customer-request.ts';
import { caseResult, editRequest, relatedIssue } from './subjects/case-result.ts';
import { chatChannel, chatMessage } from './subjects/chat.ts';
import { issueExport } from './subjects/issue-export.ts';
import { integration } from './subjects/integration.ts';
import { issueTag } from './subjects/issue-tag.ts';
import { ofSupervised, participant, reproduction } from './subjects/participant.ts';
import { organization } from './subjects/organization.ts';
import { endWithoutAccess, moderationClaim } from './subjects/moderation-claim.ts';
import { savedSentence } from './subjects/saved-sentence.ts';
import { savedView } from './subjects/saved-view.ts';
import { isUnapproved } from './launch-approval.ts';
import { isOnlyOperator } from './operators.ts';
import { legalHold, testRetention, archive, organizationArchive, organizationRestore } from './subjects/retention.ts';
import { sharedReport } from './subjects/shared-report.ts';
import { testWindow } from './subjects/test-window.ts';
import { webhook, webhookDelivery } from './subjects/webhook.ts';
import { tellIssues } from './webhooks.ts';
import { runResult } from './subjects/run-result.ts';
import { attachmentRequirement, automaticManagement, resultsNeeded } from './subjects/test-settings.ts';
import { crowdTokenLifecycle } from '#machines/lifecycles/crowd-token/crowd-token.machine.ts';
import type { crowdTokenMachine } from '#machines/lifecycles/crowd-token/crowd-token.machine.ts';
import type { CrowdTokenRow } from '#machines/lifecycles/crowd-token/crowd-token.types.ts';
import { vocabularyEntryLifecycle } from '#machines/lifecycles/vocabulary-entry/vocabulary-entry.machine.ts';
import type { vocabularyEntryMachine } from '#machines/lifecycles/vocabulary-entry/vocabulary-entry.machine.ts';
import type { VocabularyEntryRow } from '#machines/lifecycles/vocabulary-entry/vocabulary-entry.types.ts';
import { apiToken, endPersonalTokens } from './subjects/api-token.ts';
import { invitationLifecycle } from '#machines/lifecycles/invitation/invitation.machine.ts';
import type { invitationMachine } from '#machines/lifecycles/invitation/invitation.machine.ts';
import type { InvitationRow } from '#machines/lifecycles/invitation/invitation.types.ts';
import { issueNoteLifecycle } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import type { issueNoteMachine } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import type { IssueNoteRow } from '#machines/lifecycles/issue-note/issue-note.types.ts';
import { serviceRequestLifecycle } from '#machines/lifecycles/service-request/service-request.machine.ts';
import type { serviceRequestMachine } from '#machines/lifecycles/service-request/service-request.machine.ts';
import type { ServiceRequestRow } from '#machines/lifecycles/service-request/service-request.types.ts';
import { serviceRequestLabels } from '#schema/vocabulary/services.ts';
import { notify } from './notify.ts';
import { announceAll } from './outbox.ts';

export const serviceRequest: Subject<typeof serviceRequestMachine, ServiceRequestRow> = {
  lifecycle: serviceRequestLifecycle,
  table: 'professional_service_request',
  columns: { state: 't.state', answer: 't.answer', changedAt: 't.changed_at' },
  topic: 'organization',
  testId: null,
  follows: async (tx, { id, after }) => {
    const [found] = await tx.query<{ title: string; userId: string }>(
      `select s.title, r.created_by as "userId" from professional_service_request r join professional_service s on s.id = r.professional_service_id where r.id = $1`,
      [id],
    );
    if (found === undefined) return;
    const description = `${found.title}: ${serviceRequestLabels[after.state]}`;
    await notify(tx, { userId: found.userId, kind: 'service_request', description, link: '/services' });
  },
};

export const issueNote: Subject<typeof issueNoteMachine, IssueNoteRow> = {
  lifecycle: issueNoteLifecycle,
  table: 'issue_note',
  columns: {
    state: 't.state',
    note: 't.note',
    authorId: 't.author_id',
    lastEditorId: 't.last_editor_id',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  topic: 'issue',
  testId: '(select i.test_id from issue i where i.id = t.issue_id)',
};

export const invitation: Subject<typeof invitationMachine, InvitationRow> = {
  lifecycle: invitationLifecycle,
  table: 'invitation',
  columns: { state: 't.state', expiresAt: 't.expires_at', sentAt: 't.sent_at' },
  topic: 'organization',
  testId: null,
};

/** Belongs to the installation, so audited in the actor's organization. */
export const crowdToken: Subject<typeof crowdTokenMachine, CrowdTokenRow> = {
  lifecycle: crowdTokenLifecycle,
  table: 'crowd_token',
  organization: 'app_org()',
  columns: { state: 't.state', isMadeHere: 't.created_by is not null' },
  topic: null,
  testId: null,
  leaves: ({ at }) => ({ revoked_at: at }),
};

/** Belongs to the installation, so audited in the actor's organization. */
const vocabularyEntry: Subject<typeof vocabularyEntryMachine, VocabularyEntryRow> = {
  lifecycle: vocabularyEntryLifecycle,
  table: 'vocabulary_entry',
  organization: 'app_org()',
  columns: { state: 't.state' },
  topic: null,
  testId: null,
  leaves: ({ after: { state }, at }) => ({ retired_at: state === 'retired' ? at : null }),
};

const issue: Subject<typeof issueMachine, IssueRow> = {
  lifecycle: issueLifecycle,
  table: 'issue',
  columns: {
    triageStatus: 't.triage_status',
    triageReason: 't.triage_reason',
    severity: 't.severity',
    reviewedSeverity: 't.reviewed_severity',
    forceSeverityChangeBeforeAccept: ofSupervised('force_severity_change_before_accept'),
    originalId: 't.original_id',
    duplicatesCount: '(select count(*)::int from issue d where d.original_id = t.id)',
  },
  topic: 'issue',
  testId: 't.test_id',
  leaves: ({ type, before, after, at }) => {
    if (type === 'severity.change') return {};
    const { triageStatus, triageReason } = before;
    return {
      triaged_at: after.triageStatus === 'untriaged' ? null : at,
      ...(type === 'issue.merge' && before.originalId === null && { before_merge: { triageStatus, triageReason } }),
    };
  },
  tells: (tx, moves) =>
    tellIssues(
      tx,
      'issue.changed',
      moves.map(({ id }) => id),
    ),
  /** Whoever shows an original shows its duplicates. */
  follows: async (tx, { before, after }) => {
    if (before.originalId === after.originalId) return;
    const ids = [before.originalId, after.originalId].filter((id) => id !== null);
    const originals = await tx.query<{ id: string; testId: string }>(
      'select id, test_id as "testId" from issue where id = any ($1::uuid[])',
      [ids],
    );
    await announceAll(
      tx,
      originals.map(({ id, testId }) => ({ topic: 'issue', testId, entityId: id })),
    );
  },
};

const advancedTest: Subject<typeof advancedTestMachine, AdvancedTestRow> = {
  lifecycle: advancedTestLifecycle,
  table: 'requested_test',
  columns: {
    autoLaunchStatus: 't.auto_launch_status',
    failedConditions: 't.failed_conditions',
    launchedTestId: 't.launched_test_id',
    autoLaunchingEnabled: '(select o.auto_launching_enabled from organization o where o.id = t.organization_id)',
    isUnapproved: isUnapproved('t.test_id'),
  },
  topic: 'request',
  testId: 't.test_id',
};

const moderatorAssignment: Subject<typeof moderatorAssignmentMachine, ModeratorAssignmentRow> = {
  lifecycle: moderatorAssignmentLifecycle,
  table: 'moderator_assignment',
  columns: {
    status: 't.status',
    answeredAt: 't.answered_at',
    removedAt: 't.removed_at',
    userId: 't.user_id',
    acceptedByAnother: 'app_assignment_taken(t.test_id, t.user_id)',
    windowStatus: 'app_window_of_assignment(t.id)',
  },
  topic: 'assignment',
  testId: 't.test_id',
  follows: async (tx, { id, type, operation }) => {
    if (type !== 'assignment.remove') return;
    const [of] = await tx.query<{ testId: string }>('select test_id as "testId" from moderator_assignment where id = $1', [id]);
    if (of !== undefined) await endWithoutAccess(tx, of.testId, operation);
  },
};

const blocker: Subject<typeof blockerMachine, BlockerRow> = {
  lifecycle: blockerLifecycle,
  table: 'blocker',
  columns: { status: 't.status', assistanceRequested: 't.assistance_requested', resolvedAt: 't.resolved_at' },
  topic: 'blocker',
  testId: 't.test_id',
};

const attachment: Subject<typeof attachmentMachine, AttachmentRow> = {
  lifecycle: attachmentLifecycle,
  table: 'attachment',
  columns: {
    state: 't.state',
    archivedAt: 't.archived_at',
    participantStatus: '(select p.status from participant p where p.id = t.participant_id)',
  },
  topic: 'case_result',
  testId: 't.test_id',
};

const schedule: Subject<typeof scheduleMachine, ScheduleRow> = {
  lifecycle: scheduleLifecycle,
  table: 'schedule',
  columns: {
    state: 't.state',
    recurringDay: 't.recurring_day',
    recurringTime: 't.recurring_time',
    userTimezone: 't.user_timezone',
    runChanges: 't.run_changes',
    nextRunAt: 't.next_run_at',
    performedAt: 't.performed_at',
    canceledAt: 't.canceled_at',
    cancelReason: 't.cancel_reason',
  },
  topic: 'test',
  testId: 't.test_id',
  leaves: ({ at }) => ({ changed_at: at }),
};

const caseRun: Subject<typeof caseRunMachine, CaseRunRow> = {
  lifecycle: caseRunLifecycle,
  table: 'case_result',
  columns: { status: 't.status' },
  topic: null,
  testId: 't.test_id',
};

const membership: Subject<typeof membershipMachine, MembershipRow> = {
  lifecycle: membershipLifecycle,
  table: 'organization_user',
  columns: {
    state: 't.state',
    removedAt: 't.removed_at',
    role: 't.role',
    userId: 't.id',
    isOperator: 't.is_operator',
    isOnlyOperator: isOnlyOperator('t'),
    isHeld: 'app_is_held(t.organization_id)',
  },
  topic: 'organization',
  testId: null,
  follows: endPersonalTokens,
};

/** Every lifecycle with its table. */
export const subjects = {
  apiToken,
  archive,
  attachmentRequirement,
  automaticManagement,
  autoExport,
  issue,
  issueExport,
  invitation,
  issueNote,
  issueTag,
  launchApproval,
  caseRun,
  chatChannel,
  chatMessage,
  membership,
  organizationArchive,
  organizationRestore,
  relatedIssue,
  reproduction,
  resultsNeeded,
  participant,
  moderationClaim,
  testWindow,
  advancedTest,
  moderatorAssignment,
  caseResult,
  customerRequest,
  crowdToken,
  organization,
  blocker,
  editRequest,
  attachment,
  integration,
  legalHold,
  runResult,
  savedSentence,
  savedView,
  schedule,
  serviceRequest,
  sharedReport,
  testRetention,
  vocabularyEntry,
  webhook,
  webhookDelivery,
};
