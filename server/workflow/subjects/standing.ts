import { can } from '#machines/lib/lifecycle.ts';
import { advance, lock } from '../advance.ts';
import type { Tx } from '../transaction.ts';
import { endDone } from './moderation-claim.ts';
import { participant } from './participant.ts';

/** The participant must be locked by an earlier statement: one that waits for the lock itself would count an old snapshot. */
export const recount = async (tx: Tx, participantId: string): Promise<void> => {
  await tx.query('select from participant where id = $1 for no key update', [participantId]);
  await tx.query(
    `update participant p set
       approved_test_cases_count = (select count(*) from case_result r where r.participant_id = p.id and r.moderation_status = 'approved'),
       reported_issues_count = (select count(*) from related_issue i where i.participant_id = p.id and i.deleted_at is null and i.same_as_id is null),
       pending_issue_moderations_count = (select count(*) from related_issue i where i.participant_id = p.id and i.deleted_at is null and i.same_as_id is null and i.moderation_status = 'pending'),
       pending_edit_requests_count = (select count(*) from edit_request e join case_result r on r.id = e.case_result_id where r.participant_id = p.id and e.state in ('requested', 'overdue'))
     where p.id = $1`,
    [participantId],
  );
};

const steps = ['review.start', 'results.approve', 'review.reopen'] as const;

/** Under review with the first reviewed result, approved with the last, reopened when one is undone. */
export const followReview = async (tx: Tx, participantId: string, operation: string): Promise<void> => {
  await recount(tx, participantId);
  const { row } = await lock(tx, participant, participantId);
  const { role, userId } = tx.viewer;
  const complete = row.assignedCasesCount > 0 && row.approvedTestCasesCount >= row.assignedCasesCount;
  const wanted = steps.find((type) => {
    if (type === 'review.start') return row.status === 'testing_complete' && !complete;
    if (type === 'results.approve') return complete;
    return !complete && row.status === 'results_approved';
  });
  if (wanted === undefined || !can(participant.lifecycle, row, { type: wanted, actor: { role, userId } })) return;
  await advance(tx, participant, participantId, { type: wanted }, { operation });
  if (wanted === 'results.approve') await endDone(tx, participantId, operation);
};
