import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import type { participantMachine } from '#machines/lifecycles/participant/participant.machine.ts';
import type { ParticipantRow } from '#machines/lifecycles/participant/participant.types.ts';
import { publishableParticipantStatuses, publishingStops } from '#schema/vocabulary/participant.ts';
import type { PublishingStop } from '#schema/vocabulary/participant.ts';
import { oneOf } from '#server/database/sql.ts';
import type { Subject } from '../advance.ts';
import { publishOutcomes } from './run-result.ts';
import { reproductionLifecycle } from '#machines/lifecycles/reproduction/reproduction.machine.ts';
import type { reproductionMachine } from '#machines/lifecycles/reproduction/reproduction.machine.ts';
import type { ReproductionRow } from '#machines/lifecycles/reproduction/reproduction.types.ts';
import { announce } from '../outbox.ts';
import type { Tx } from '../transaction.ts';

export const reproduction: Subject<typeof reproductionMachine, ReproductionRow> = {
  lifecycle: reproductionLifecycle,
  table: 'reproducibility_test',
  columns: { status: 't.status' },
  topic: 'reproduction',
  testId: 't.test_id',
};

const publishReproductions = async (tx: Tx, participantId: string): Promise<void> => {
  const shown = await tx.query<{ id: string; testId: string }>(
    `with shown as (update reproducibility_test set published_at = $2 where participant_id = $1 and published_at is null returning id, test_id),
       files as (update attachment a set published_at = $2 from shown where a.reproducibility_test_id = shown.id)
     select id, test_id as "testId" from shown order by id`,
    [participantId, tx.at],
  );
  for (const { id, testId } of shown) await announce(tx, { topic: 'reproduction', testId, entityId: id });
};

/** Of the supervised test of row t. */
export const ofSupervised = (column: string): string => `(select s.${column} from supervised_test s where s.test_id = t.test_id)`;

/** What stops the publishing of the participant in the row, as a `text[]`; nothing where it could not be published anyway. */
export const publishingStopsOf = (row: 't' | 'p'): string => {
  const isModerated = `(select s.moderation_enabled from supervised_test s where s.test_id = ${row}.test_id)`;
  const stops: Readonly<Record<PublishingStop, string>> = {
    mass_passing: `${row}.suspected_mass_passing`,
    nothing_approved: `${row}.assigned_cases_count > 0 and ${row}.approved_test_cases_count = 0 and ${isModerated}`,
    open_blockers: `exists (select from blocker b where b.test_id = ${row}.test_id and b.status = 'open' and b.participant_id = ${row}.id)`,
    unmoderated_results: `${row}.completed_cases_count > ${row}.approved_test_cases_count and ${isModerated}`,
    unmoderated_issues: `${row}.pending_issue_moderations_count > 0 and ${isModerated}`,
  };
  const found = publishingStops.map((stop) => `case when ${stops[stop]} then '${stop}' end`);
  return `case when ${row}.status in ${oneOf(publishableParticipantStatuses)} then array_remove(array[${found.join(', ')}], null) else '{}'::text[] end`;
};

export const participant: Subject<typeof participantMachine, ParticipantRow> = {
  lifecycle: participantLifecycle,
  table: 'participant',
  columns: {
    status: 't.status',
    issueGeneration: 't.issue_generation',
    publishingFailReason: 't.publishing_fail_reason',
    publishingFrom: 't.publishing_from',
    removalReasons: 't.removal_reasons',
    invitedAt: 't.invited_at',
    joinedAt: 't.joined_at',
    finishedAt: 't.finished_at',
    publishedAt: 't.published_at',
    hasStrictTesterRemoval: ofSupervised('has_strict_tester_removal'),
    communityTestManagersEnabled: ofSupervised('community_test_managers_enabled'),
    assignedCasesCount: 't.assigned_cases_count',
    approvedTestCasesCount: 't.approved_test_cases_count',
    publishingStops: publishingStopsOf('t'),
  },
  topic: 'participant',
  testId: 't.test_id',
  follows: async (tx, { id, type, operation }) => {
    if (type !== 'publishing.succeed') return;
    await publishReproductions(tx, id);
    await publishOutcomes(tx, id, operation);
  },
};
