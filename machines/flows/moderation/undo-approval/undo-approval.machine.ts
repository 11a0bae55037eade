import { valueAct } from '#machines/lib/value-act.ts';
import { moderationTexts } from '../moderate-result/moderate-result.rules.ts';

/** Takes back the approval of the result that was judged last, from wherever the moderator has gone on to. */
export const undoApprovalMachine = valueAct({
  id: 'undoApproval',
  field: 'testCaseResultId',
  wire: (id) => id,
  failed: moderationTexts.approvalFailed,
});
