import type { AnyStateMachine } from 'xstate';
import { participantTraits } from '#schema/vocabulary/participant.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import {
  assignmentWords,
  autoLaunchWords,
  blockerWords,
  channelWords,
  editRequestWords,
  exportStateWords,
  integrationWords,
  moderationWords,
  rejectionWords,
  scheduleWords,
  triageWords,
  windowStateWords,
} from '#schema/vocabulary/state-words.ts';
import type { StateWord } from '#schema/vocabulary/state-words.ts';
import type { EventType } from '../lib/lifecycle.ts';
import type { advancedTestMachine } from './advanced-test/advanced-test.machine.ts';
import type { blockerMachine } from './blocker/blocker.machine.ts';
import type { caseResultMachine } from './case-result/case-result.machine.ts';
import type { chatChannelMachine } from './chat-channel/chat-channel.machine.ts';
import type { editRequestMachine } from './edit-request/edit-request.machine.ts';
import type { integrationMachine } from './integration/integration.machine.ts';
import type { issueExportMachine } from './issue-export/issue-export.machine.ts';
import type { issueMachine } from './issue/issue.machine.ts';
import type { moderatorAssignmentMachine } from './moderator-assignment/moderator-assignment.machine.ts';
import type { participantMachine } from './participant/participant.machine.ts';
import type { scheduleMachine } from './schedule/schedule.machine.ts';
import type { testWindowMachine } from './test-window/test-window.machine.ts';

/** What it is called, and who brings it about: callers of a mutation, testers, or the server by itself. `nobody` does yet, and it is not shown. */
type Event = readonly [word: string, ...by: readonly string[]];

export type Explained<TMachine extends AnyStateMachine = AnyStateMachine> = {
  /** As in 'How an issue works'. */
  readonly thing: string;
  /** By key, those of all regions; regions have a title alone. */
  readonly states: Readonly<Record<string, StateWord>>;
  readonly regions?: Readonly<Record<string, string>>;
  readonly events: { readonly [Type in EventType<TMachine>]: Event };
  /** Takes back what was just done: whether there is something, only who did it knows. */
  readonly undo?: EventType<TMachine>;
  /** States and regions that a role does not learn of. */
  readonly hidden?: { readonly [role in Role]?: readonly string[] };
};

const issue: Explained<typeof issueMachine> = {
  thing: 'an issue',
  states: triageWords,
  events: {
    'issue.accept': ['Accept', 'flexibleTestingIssueAccept'],
    'issue.reject': ['Reject', 'flexibleTestingIssueReject'],
    'issue.merge': ['Name its original', 'flexibleTestingIssuesMerge'],
    'issue.unmerge': ['Not a duplicate', 'flexibleTestingIssueUnmerge'],
    'issue.untriage': ['Move back to New', 'flexibleTestingIssueUntriage'],
    'severity.change': ['Change the severity', 'flexibleTestingChangeIssueSeverity'],
    'issue.restore': ['Undo the last verdict', 'flexibleTestingIssuesRestore'],
  },
  undo: 'issue.restore',
};

const issueExport: Explained<typeof issueExportMachine> = {
  thing: 'an export',
  states: exportStateWords,
  events: {
    'export.send': ['The issue is sent', 'system'],
    'export.lose': ['The tracker does not answer', 'system'],
    'export.postpone': ['The tracker asks for time', 'system'],
    'item.create': ['The tracker creates the item', 'system'],
    'export.deliver': ['The last file arrives', 'system'],
    'export.refuse': ['The tracker refuses', 'system'],
    'export.cancel': ['Cancel', 'cancelIssueExports'],
    'export.retry': ['Try again', 'retryIssueExports'],
  },
};

const testWindow: Explained<typeof testWindowMachine> = {
  thing: 'a test run',
  states: windowStateWords,
  events: {
    'window.schedule': ['A request is launched for a date', 'system'],
    'window.open': ['The test is launched', 'system'],
    'window.finish': ['Testing ends', 'testers'],
    'window.close': ['End the test run', 'flexibleTestingCloseTestWindow'],
    'window.cancel': ['The schedule is cancelled', 'system'],
  },
};

const advancedTest: Explained<typeof advancedTestMachine> = {
  thing: 'a requested test',
  states: autoLaunchWords,
  events: {
    'launch.evaluate': ['The conditions of a launch are checked', 'system'],
    'launch.repeat': ['The schedule comes round', 'system'],
    'test.launch': ['Launch supervised test', 'launchSupervisedTest', 'system'],
  },
};

const schedule: Explained<typeof scheduleMachine> = {
  thing: 'a schedule',
  states: scheduleWords,
  events: {
    'schedule.update': ['Change day and time', 'updateSchedule'],
    'run.skip': ['Skip the next run', 'skipNextScheduleRun'],
    'run.move': ['Move a run', 'moveScheduleRun'],
    'run.restore': ['Restore a run', 'restoreScheduleRun'],
    'schedule.pause': ['Pause', 'pauseSchedule'],
    'schedule.resume': ['Resume', 'resumeSchedule'],
    'run.perform': ['The next run is due', 'system'],
    'schedule.cancel': ['Cancel', 'cancelSchedule'],
    'schedule.finish': ['The last run ends', 'system'],
  },
};

const participant: Explained<typeof participantMachine> = {
  thing: 'a tester’s part',
  states: participantTraits,
  events: {
    'backup.promote': ['A place becomes free', 'system'],
    'invitation.send': ['The test invites', 'system'],
    'invitation.accept': ['Accept the invitation', 'testers'],
    'invitation.decline': ['Decline the invitation', 'testers'],
    'invitation.expire': ['The invitation expires', 'system'],
    'case.start': ['Start the first test case', 'testers'],
    'testing.complete': ['Finish testing', 'testers'],
    'tester.dropOut': ['Drop out', 'testers'],
    'review.start': ['The first result is approved', 'system'],
    'results.approve': ['The last result is approved', 'system'],
    'review.reopen': ['An approval is removed', 'system'],
    'results.publish': ['Publish results', 'publishIssuesAndCaseResults'],
    'publishing.takeBack': ['Take back publishing', 'takeBackPublishing'],
    'publishing.succeed': ['Publishing is done', 'system'],
    'publishing.fail': ['Publishing fails', 'system'],
    'tester.remove': ['Remove from the test', 'removeTestersFromTest'],
    'generation.start': ['', 'nobody'],
    'generation.finish': ['', 'nobody'],
    'generation.fail': ['', 'nobody'],
  },
  hidden: { community_test_manager: ['backup', 'backup_removed'] },
};

const caseResult: Explained<typeof caseResultMachine> = {
  thing: 'a result',
  states: { ...moderationWords, ...rejectionWords },
  regions: { moderation: 'Moderation', rejection: 'Rejection' },
  events: {
    'approval.toggle': ['Approve, or remove the approval', 'toggleTestCaseResultApproval'],
    'moderation.finalize': ['Finalize moderation', 'flexibleTestingFinalizeCaseResultModeration'],
    'response.edit': ['Edit the text', 'flexibleTestingUpdateTestCaseResultResponse'],
    'edit.request': ['Request an edit', 'createCaseResultEditRequest'],
    'relatedIssue.remove': ['Remove an issue', 'deleteRelatedIssue'],
    'result.discard': ['', 'nobody'],
    'result.reject': ['Reject', 'flexibleTestingRejectCaseResult'],
    'result.unreject': ['Take back the rejection', 'flexibleTestingCaseResultUnreject'],
  },
  hidden: { customer: ['moderation'] },
};

const editRequest: Explained<typeof editRequestMachine> = {
  thing: 'an edit request',
  states: editRequestWords,
  events: {
    'edit.expire': ['A day passes', 'system'],
    'edit.complete': ['Change the result', 'testers'],
    'edit.cancel': ['Cancel', 'cancelCaseResultEditRequest', 'system'],
    'edit.moderate': ['Mark as moderated', 'flexibleTestingFinalizeCaseResultModeration'],
  },
};

const blocker: Explained<typeof blockerMachine> = {
  thing: 'a blocker',
  states: blockerWords,
  events: {
    'blocker.resolve': ['Resolve', 'resolveTestBlocker'],
    'assistance.request': ['Get help', 'requestTestBlockerAssistance'],
  },
};

const moderatorAssignment: Explained<typeof moderatorAssignmentMachine> = {
  thing: 'the assignment of a moderator',
  states: assignmentWords,
  events: {
    'assignment.accept': ['Accept', 'changeAssignmentStatus'],
    'assignment.reject': ['Reject', 'changeAssignmentStatus'],
    'assignment.remove': ['Remove', 'removeAssignedCommunityTestManager'],
  },
};

const chatChannel: Explained<typeof chatChannelMachine> = {
  thing: 'a chat',
  states: channelWords,
  events: {
    'channel.resolve': ['Mark as resolved', 'chatChannelResolve'],
    'channel.reopen': ['A tester writes', 'testers'],
    'message.post': ['Write a message', 'sendChatMessage'],
  },
};

const integration: Explained<typeof integrationMachine> = {
  thing: 'an integration',
  states: integrationWords,
  events: {
    'integration.connect': ['Save a credential', 'integrationUpdate'],
    'integration.check': ['Check it', 'integrationCheck'],
    'integration.map': ['Map fields', 'integrationMap'],
    'integration.reset': ['Reset', 'integrationReset'],
    'authentication.fail': ['The tool refuses the credential', 'system'],
    'authentication.succeed': ['The tool accepts the credential', 'system'],
  },
};

/** The words of each lifecycle whose chart people may open beside its status; by the name of the lifecycle. */
export const explained: Readonly<Record<string, Explained>> = {
  issue,
  'issue-export': issueExport,
  'test-window': testWindow,
  'advanced-test': advancedTest,
  schedule,
  participant,
  'case-result': caseResult,
  'edit-request': editRequest,
  blocker,
  'moderator-assignment': moderatorAssignment,
  'chat-channel': chatChannel,
  integration,
};
