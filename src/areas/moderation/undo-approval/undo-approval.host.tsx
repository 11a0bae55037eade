import { undoApprovalMachine } from '#machines/flows/moderation/undo-approval/undo-approval.machine.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useValueAct } from '#src/use-value-act.ts';
import { useCallback, useEffect } from 'react';
import { ToggleApproval } from '../moderate-result/moderate-result.documents.ts';

const shownAs = 'approved';

/** Says which result was approved, and takes the approval back on request, though the panel shows another result by then. */
export function useUndoApproval(): (resultId: string, name: string) => void {
  const undo = useValueAct(undoApprovalMachine, ToggleApproval, { approved: false }, { done: 'The approval has been taken back.' });
  useEffect(() => () => dismissToast(shownAs), []);
  return useCallback(
    (resultId, name) => {
      showToast({
        type: 'success',
        id: shownAs,
        text: `Approved: ${name}`,
        undo: () => {
          undo.send({ type: 'value.open', value: resultId });
          undo.send({ type: 'value.send' });
        },
      });
    },
    [undo],
  );
}
