import { roleLabels } from '#schema/vocabulary/roles.ts';
import type { Tx } from '../transaction.ts';

export const moderationEvents = {
  approved: 'Result approved',
  unapproved: 'Approval removed',
  finalized: 'Moderation finished',
  editRequested: 'Edit requested',
  editCancelled: 'Edit request cancelled',
  rejected: 'Result rejected',
  unrejected: 'Rejection removed',
  edited: 'Result edited',
  relatedIssueDeleted: 'Related issue deleted',
  reportJudged: 'Reported issue judged',
  reportGraded: 'Severity corrected',
  attachmentRemoved: 'Attachment removed',
  attachmentRestored: 'Attachment restored',
} as const;

export const logModeration = async (tx: Tx, caseResultId: string, event: keyof typeof moderationEvents): Promise<void> => {
  await tx.query(
    `insert into case_result_moderation_log (organization_id, test_id, case_result_id, participant_id, user_id, organization_user_full_name, organization_user_role, event_type, at)
     select r.organization_id, r.test_id, r.id, r.participant_id, u.id, trim(u.first_name || ' ' || u.last_name), $3, $4, $5
     from case_result r, organization_user u where r.id = $1 and u.id = $2`,
    [caseResultId, tx.viewer.userId, roleLabels[tx.viewer.role], moderationEvents[event], tx.at],
  );
};
