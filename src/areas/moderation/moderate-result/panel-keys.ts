import type { ModerateResultActorRef } from '#machines/flows/moderation/moderate-result/moderate-result.machine.ts';
import { useKeys } from '#src/keys.ts';
import { useMemo } from 'react';
import type { Verdicts } from './foot.tsx';
import type { Place } from './moderate-result.view.tsx';

type PanelKeys = {
  readonly actorRef: ModerateResultActorRef;
  readonly verdicts: Verdicts | null;
  readonly place: Place;
  readonly onClose: () => void;
};

/** `j` and `k` change the result, `1` judges it, `e` asks for an edit, Esc closes. What is refused stays refused. */
export const usePanelKeys = ({ actorRef, verdicts, place, onClose }: PanelKeys): void => {
  const bindings = useMemo(
    () => ({
      j: () => place.onNext?.(),
      k: () => place.onPrevious?.(),
      '1': () => {
        if (verdicts === null || verdicts.approval === null || verdicts.approvalReason !== null) return;
        actorRef.send({ type: 'approval.toggle', approved: verdicts.approval === 'Approve' });
      },
      e: () => {
        if (verdicts !== null && verdicts.editReason === null) actorRef.send({ type: 'edit.open' });
      },
      Escape: onClose,
    }),
    [actorRef, verdicts, place, onClose],
  );
  useKeys(bindings);
};
