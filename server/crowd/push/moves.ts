import { advance } from '../../workflow/advance.ts';
import { subjects } from '../../workflow/subjects.ts';
import type { Tx } from '../../workflow/transaction.ts';
import { demandOpen } from './place.ts';
import type { Place } from './place.ts';
import { announce } from '../../workflow/outbox.ts';

export const acceptInvitation = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'invitation.accept' }, { operation: 'acceptInvitation' });
};

export const declineInvitation = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'invitation.decline' }, { operation: 'declineInvitation' });
};

export const leaveTest = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'tester.dropOut' }, { operation: 'dropOut' });
};

/** Only the first case moves the tester. */
export const startTesting = async (tx: Tx, place: Place): Promise<void> => {
  demandOpen(place);
  if (place.status === 'joined') await advance(tx, subjects.participant, place.id, { type: 'case.start' }, { operation: 'startCase' });
};

export const completeParticipation = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'testing.complete' }, { operation: 'completeTesting' });
};

export const completeEditRequest = async (tx: Tx, id: string): Promise<void> => {
  await advance(tx, subjects.editRequest, id, { type: 'edit.complete' }, { operation: 'answerEditRequest' });
};

const recount = `
  update participant p set
    completed_cases_count = (select count(*) from case_result r where r.participant_id = p.id and r.completed_at is not null),
    reported_issues_count = (select count(*) from related_issue i where i.participant_id = p.id and i.deleted_at is null and i.same_as_id is null),
    pending_issue_moderations_count = (select count(*) from related_issue i where i.participant_id = p.id and i.deleted_at is null and i.same_as_id is null and i.moderation_status = 'pending'),
    pending_edit_requests_count = (select count(*) from edit_request e join case_result r on r.id = e.case_result_id
      where r.participant_id = p.id and e.state in ('requested', 'overdue')),
    last_case_result_completed_at = (select max(r.completed_at) from case_result r where r.participant_id = p.id),
    last_activity_at = $2
  where p.id = $1`;

export const recountParticipant = async (tx: Tx, place: Place): Promise<void> => {
  await tx.query(recount, [place.id, tx.at]);
  await announce(tx, { topic: 'participant', testId: place.testId, entityId: place.id });
};
