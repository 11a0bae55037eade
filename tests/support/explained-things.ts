import type { AnyStateMachine } from 'xstate';
import type { Lifecycle } from '#machines/lib/lifecycle.ts';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import { blockerLifecycle } from '#machines/lifecycles/blocker/blocker.machine.ts';
import { caseResultLifecycle } from '#machines/lifecycles/case-result/case-result.machine.ts';
import { chatChannelLifecycle } from '#machines/lifecycles/chat-channel/chat-channel.machine.ts';
import { editRequestLifecycle } from '#machines/lifecycles/edit-request/edit-request.machine.ts';
import { integrationLifecycle } from '#machines/lifecycles/integration/integration.machine.ts';
import { issueExportLifecycle } from '#machines/lifecycles/issue-export/issue-export.machine.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import { moderatorAssignmentLifecycle } from '#machines/lifecycles/moderator-assignment/moderator-assignment.machine.ts';
import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import { scheduleLifecycle } from '#machines/lifecycles/schedule/schedule.machine.ts';
import { testWindowLifecycle } from '#machines/lifecycles/test-window/test-window.machine.ts';

type Thing = { readonly lifecycle: Lifecycle<AnyStateMachine, object>; readonly row: object };

const thing = <TMachine extends AnyStateMachine, TRow extends object>(lifecycle: Lifecycle<TMachine, TRow>, row: NoInfer<TRow>): Thing => ({
  lifecycle: lifecycle as unknown as Thing['lifecycle'],
  row,
});

/** One row of each thing whose chart people open. */
export const explainedThings: readonly Thing[] = [
  thing(advancedTestLifecycle, {
    autoLaunchStatus: 'requires_manual_evaluation',
    launchedTestId: null,
    failedConditions: [],
    autoLaunchingEnabled: true,
    isUnapproved: false,
  }),
  thing(blockerLifecycle, { status: 'open', assistanceRequested: false, resolvedAt: null }),
  thing(caseResultLifecycle, {
    moderationStatus: 'not_moderated',
    isRejected: false,
    rejectionReason: null,
    moderationFinalizedAt: null,
    hasOpenEditRequest: false,
    participantStatus: 'testing_complete',
  }),
  thing(chatChannelLifecycle, { status: 'resolved', chatType: 'public' }),
  thing(editRequestLifecycle, { state: 'requested', createdAt: '2026-01-04T09:00:00.000Z', completedAt: null }),
  thing(integrationLifecycle, { state: 'inactive' }),
  thing(issueLifecycle, {
    triageStatus: 'untriaged',
    triageReason: null,
    severity: 'high',
    reviewedSeverity: null,
    forceSeverityChangeBeforeAccept: false,
    originalId: null,
    duplicatesCount: 0,
  }),
  thing(issueExportLifecycle, {
    state: 'failed',
    attempts: 1,
    sentAt: null,
    notBefore: null,
    remoteId: null,
    remoteKey: null,
    remoteUrl: null,
    message: null,
  }),
  thing(moderatorAssignmentLifecycle, {
    status: 'assigned',
    answeredAt: null,
    removedAt: null,
    userId: 'u2',
    acceptedByAnother: false,
    windowStatus: 'open',
  }),
  thing(participantLifecycle, {
    status: 'testing_complete',
    issueGeneration: 'none',
    publishingFailReason: null,
    publishingFrom: null,
    removalReasons: [],
    invitedAt: null,
    joinedAt: null,
    finishedAt: null,
    publishedAt: null,
    hasStrictTesterRemoval: false,
    communityTestManagersEnabled: true,
    assignedCasesCount: 2,
    approvedTestCasesCount: 1,
    publishingStops: [],
  }),
  thing(scheduleLifecycle, {
    state: 'active',
    recurringDay: 1,
    recurringTime: '10:00',
    userTimezone: 'Europe/Berlin',
    runChanges: [],
    nextRunAt: '2026-11-23T09:00:00.000Z',
    performedAt: null,
    canceledAt: null,
    cancelReason: null,
  }),
  thing(testWindowLifecycle, {
    windowStatus: 'open',
    kind: 'supervised',
    scheduleAt: null,
    openedAt: null,
    plannedEndAt: null,
    closedAt: null,
    cancelledAt: null,
    isUnapproved: false,
  }),
];
