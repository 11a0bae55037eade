import type { ModerateResultActorRef } from '#machines/flows/moderation/moderate-result.ts';
import { approvalOffer } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import { announce } from '#src/ui/announce.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useEffect, useMemo } from 'react';
import type { Judged } from './foot.tsx';
import type { Place } from './moderate-result.view.tsx';

type PanelKeys = {
  readonly actorRef: ModerateResultActorRef;
  readonly judged: Judged | null;
  readonly place: Place;
  readonly onClose: () => void;
  readonly reportKeys: readonly StatusBarKey[];
};

const isOpen = (refusal: string | null): boolean => {
  if (refusal !== null) showToast({ id: 'refused-key', type: 'danger', text: refusal });
  return refusal === null;
};

const keysOf = (judged: Judged | null, reportKeys: readonly StatusBarKey[]): readonly StatusBarKey[] => [
  { keys: 'j k', label: 'result' },
  ...(judged === null
    ? []
    : [
        {
          keys: '1',
          label: (approvalOffer(judged.result.moderationStatus) ?? 'Approve').toLowerCase(),
          refusal: () => judged.verdicts['approval.toggle'],
        },
        { keys: 'f', label: 'approve, next failed', refusal: () => judged.verdicts['approval.toggle'] },
        { keys: 'e', label: 'request edit', refusal: () => judged.verdicts['edit.request'] },
      ]),
  ...reportKeys,
  { keys: 'Escape', label: 'close' },
];

/**
 * `j` and `k` change the result, `1` judges it, `f` approves it and leads to the next failed one, `e` requests an edit, Esc closes. A refused key says why; one pressed before the result is
 * visible waits for it.
 */
export const usePanelKeys = ({ actorRef, judged, place, onClose, reportKeys }: PanelKeys): void => {
  const bindings = useMemo(
    () => ({
      j: () => place.onNext?.(),
      k: () => place.onPrevious?.(),
      '1': () => actorRef.send({ type: 'key.press', act: 'approval' }),
      f: () => actorRef.send({ type: 'key.press', act: 'approvalToFailed' }),
      e: () => actorRef.send({ type: 'key.press', act: 'edit' }),
      Escape: onClose,
    }),
    [actorRef, place, onClose],
  );
  useKeys(bindings);
  useEmitted(actorRef, {
    'key.taken': ({ act }) => {
      if (judged === null || !isOpen(judged.verdicts[act === 'edit' ? 'edit.request' : 'approval.toggle'])) return;
      if (act === 'edit') actorRef.send({ type: 'edit.open' });
      else if (act === 'approvalToFailed') actorRef.send({ type: 'approval.toggle', approved: true, toFailed: true });
      else actorRef.send({ type: 'approval.toggle', approved: judged.result.moderationStatus !== 'approved' });
    },
    'key.awaited': ({ message }) => announce(message),
  });
  const isShown = judged !== null;
  useEffect(() => {
    if (isShown) actorRef.send({ type: 'result.shown' });
  }, [actorRef, isShown]);
  useStatusBar(useMemo(() => ({ keys: keysOf(judged, reportKeys) }), [judged, reportKeys]));
};
