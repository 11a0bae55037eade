import { editRequestLifecycle } from '#machines/lifecycles/edit-request/edit-request.machine.ts';
import type { editRequestMachine } from '#machines/lifecycles/edit-request/edit-request.machine.ts';
import type { EditRequestRow } from '#machines/lifecycles/edit-request/edit-request.types.ts';
import type { Subject } from '../advance.ts';
import { logModeration } from './moderation-log.ts';
import { recount } from './standing.ts';

export const editRequest: Subject<typeof editRequestMachine, EditRequestRow> = {
  lifecycle: editRequestLifecycle,
  table: 'edit_request',
  columns: { state: 't.state', createdAt: 't.created_at', completedAt: 't.completed_at' },
  topic: 'case_result',
  testId: 't.test_id',
  follows: async (tx, { id, type }) => {
    const [asked] = await tx.query<{ caseResultId: string; participantId: string }>(
      `select r.id as "caseResultId", r.participant_id as "participantId" from edit_request e join case_result r on r.id = e.case_result_id where e.id = $1`,
      [id],
    );
    if (asked === undefined) return;
    if (type === 'edit.cancel') await logModeration(tx, asked.caseResultId, 'editCancelled');
    await recount(tx, asked.participantId);
  },
};
