import type { ModerateResultActorRef } from '#machines/flows/moderation/moderate-result/moderate-result.machine.ts';
import { useKeys } from '#src/keys.ts';
import { useMemo } from 'react';
import type { Judged } from './foot.tsx';
import type { Place } from './moderate-result.view.tsx';

type PanelKeys = {
  readonly actorRef: ModerateResultActorRef;
  readonly judged: Judged | null;
  readonly place: Place;
  readonly onClose: () => void;
};

/** `j` and `k` change the result, `1` judges it, `e` asks for an edit, Esc closes. What is refused stays refused. */
export const usePanelKeys = ({ actorRef, judged, place, onClose }: PanelKeys): void => {
  const bindings = useMemo(
    () => ({
      j: () => place.onNext?.(),
      k: () => place.onPrevious?.(),
      '1': () => {
        if (judged !== null && judged.verdicts['approval.toggle'] === null)
          actorRef.send({ type: 'approval.toggle', approved: judged.result.moderationStatus !== 'approved' });
      },
      e: () => {
        if (judged !== null && judged.verdicts['edit.request'] === null) actorRef.send({ type: 'edit.open' });
      },
      Escape: onClose,
    }),
    [actorRef, judged, place, onClose],
  );
  useKeys(bindings);
};
