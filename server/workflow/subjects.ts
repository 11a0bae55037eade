import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import type { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import type { participantMachine } from '#machines/lifecycles/participant/participant.machine.ts';
import type { ParticipantRow } from '#machines/lifecycles/participant/participant.types.ts';
import type { Subject } from './advance.ts';

const supervised = (column: string): string => `(select s.${column} from supervised_test s where s.test_id = t.test_id)`;

const issue: Subject<typeof issueMachine, IssueRow> = {
  lifecycle: issueLifecycle,
  table: 'issue',
  columns: {
    triageStatus: 't.triage_status',
    triageReason: 't.triage_reason',
    severity: 't.severity',
    reviewedSeverity: 't.reviewed_severity',
    forceSeverityChangeBeforeAccept: supervised('force_severity_change_before_accept'),
  },
  topic: 'issue',
  testId: 't.test_id',
};

const participant: Subject<typeof participantMachine, ParticipantRow> = {
  lifecycle: participantLifecycle,
  table: 'participant',
  columns: {
    status: 't.status',
    issueGeneration: 't.issue_generation',
    publishingFailReason: 't.publishing_fail_reason',
    removalReasons: 't.removal_reasons',
    invitedAt: 't.invited_at',
    joinedAt: 't.joined_at',
    finishedAt: 't.finished_at',
    publishedAt: 't.published_at',
    hasStrictTesterRemoval: supervised('has_strict_tester_removal'),
    communityTestManagersEnabled: supervised('community_test_managers_enabled'),
    assignedCasesCount: 't.assigned_cases_count',
    approvedTestCasesCount: 't.approved_test_cases_count',
  },
  topic: 'participant',
  testId: 't.test_id',
};

/** Every thing with a lifecycle: its chart and where its state is kept. */
export const subjects = { issue, participant };
