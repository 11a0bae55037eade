import type { ModerateResultActorRef } from '#machines/flows/moderation/moderate-result.ts';
import { approvalOffer } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useMemo } from 'react';
import type { Judged } from './foot.tsx';
import type { Place } from './moderate-result.view.tsx';

type PanelKeys = {
  readonly actorRef: ModerateResultActorRef;
  readonly judged: Judged | null;
  readonly place: Place;
  readonly onClose: () => void;
};

/** Whether an act may be done; says why not. */
const isOpen = (refusal: string | null): boolean => {
  if (refusal !== null) showToast({ id: 'refused-key', type: 'danger', text: refusal });
  return refusal === null;
};

const keysOf = (judged: Judged | null): readonly StatusBarKey[] => [
  { keys: 'j k', label: 'result' },
  ...(judged === null
    ? []
    : [
        {
          keys: '1',
          label: (approvalOffer(judged.result.moderationStatus) ?? 'Approve').toLowerCase(),
          refusal: () => judged.verdicts['approval.toggle'],
        },
        { keys: 'e', label: 'request edit', refusal: () => judged.verdicts['edit.request'] },
      ]),
  { keys: 'Escape', label: 'close' },
];

/** `j` and `k` change the result, `1` judges it, `e` asks for an edit, Esc closes. What is refused says why. */
export const usePanelKeys = ({ actorRef, judged, place, onClose }: PanelKeys): void => {
  const bindings = useMemo(
    () => ({
      j: () => place.onNext?.(),
      k: () => place.onPrevious?.(),
      '1': () => {
        if (judged !== null && isOpen(judged.verdicts['approval.toggle']))
          actorRef.send({ type: 'approval.toggle', approved: judged.result.moderationStatus !== 'approved' });
      },
      e: () => {
        if (judged !== null && isOpen(judged.verdicts['edit.request'])) actorRef.send({ type: 'edit.open' });
      },
      Escape: onClose,
    }),
    [actorRef, judged, place, onClose],
  );
  useKeys(bindings);
  useStatusBar(useMemo(() => ({ keys: keysOf(judged) }), [judged]));
};
