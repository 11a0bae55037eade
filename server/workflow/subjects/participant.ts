import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import type { participantMachine } from '#machines/lifecycles/participant/participant.machine.ts';
import type { ParticipantRow } from '#machines/lifecycles/participant/participant.types.ts';
import type { Subject } from '../advance.ts';
import { ofSupervised } from './of-supervised.ts';
import { publishReproductions } from './reproduction.ts';
import { publishOutcomes } from './run-result.ts';

export const participant: Subject<typeof participantMachine, ParticipantRow> = {
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
    hasStrictTesterRemoval: ofSupervised('has_strict_tester_removal'),
    communityTestManagersEnabled: ofSupervised('community_test_managers_enabled'),
    assignedCasesCount: 't.assigned_cases_count',
    approvedTestCasesCount: 't.approved_test_cases_count',
  },
  topic: 'participant',
  testId: 't.test_id',
  follows: async (tx, { id, type, operation }) => {
    if (type !== 'publishing.succeed') return;
    await publishReproductions(tx, id);
    await publishOutcomes(tx, id, operation);
  },
};
