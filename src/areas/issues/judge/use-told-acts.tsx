import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import type { Act } from '#machines/flows/issues/judge.rules.ts';
import { batchWords, isOneVerdict, refusedWords, verdictWords } from '#machines/flows/issues/judge.rules.ts';
import { announce } from '#src/ui/announce.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import type { ReactNode } from 'react';

const toastOf = ({ key }: Act): string => `act-${key}`;
const undoOf = (act: Act): string => `undo-${toastOf(act)}`;
const failedOf = (act: Act): string => `failed-${toastOf(act)}`;

const wordsOf = ({ isSelection, move, issues }: Act, more = ''): ReactNode => {
  if (isSelection) return batchWords(move, issues.length);
  const code = <b className="font-name">{issues[0]?.code}</b>;
  if (move.type !== 'tag.change')
    return (
      <>
        {code} {verdictWords(move)}
        {more}
      </>
    );
  return (
    <>
      {move.attached ? 'Added' : 'Removed'} {move.tag.name} {move.attached ? 'to' : 'from'} {code}
    </>
  );
};

const undoneWords = (act: Act): ReactNode =>
  isOneVerdict(act) ? `Undone: ${act.issues[0]?.code ?? ''} ${verdictWords(act.move)}` : <>Undone: {wordsOf(act)}</>;

const notUndoneWords = (act: Act, message: string): ReactNode => {
  if (isOneVerdict(act)) return wordsOf(act, `: ${message}`);
  return act.isSelection ? (
    `Not undone: ${message}`
  ) : (
    <>
      Not undone: {wordsOf(act)}. {message}
    </>
  );
};

/** A tag that was hung on one issue is seen there. */
const isSeen = ({ isSelection, move }: Act): boolean => !isSelection && move.type === 'tag.change' && move.attached;

const notSentYet = 'Not sent yet: it is sent once you are connected again.';

/** Tells what came of the acts of a page; a list moves on to the next issue, so a failure leads back. */
export const useToldActs = (judge: JudgeActorRef, isList: boolean): void => {
  const { isLive, refetchTouched } = usePortal();
  const undo = ({ key }: Act): void => judge.send({ type: 'act.undo', key });
  const renew = ({ isSelection }: Act): void => {
    if (isSelection && !isLive()) refetchTouched([{ topic: 'issue', testId: null }]);
  };
  const back = (act: Act) => {
    const { code = '', issueId = '' } = act.issues[0] ?? {};
    const onPress = (): void => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      judge.send({ type: 'issue.revisit', issueId });
      dismissToast(failedOf(act));
    };
    return isOneVerdict(act) && isList ? { label: `Back to ${code}`, onPress } : undefined;
  };
  const again = (act: Act) => ({
    label: 'Try again',
    onPress: (): void => {
      dismissToast(failedOf(act));
      judge.send({ type: 'act.retry', act });
    },
  });
  useEmitted(judge, {
    'act.awaited': ({ code }) => announce(`${code} is judged once it is shown.`),
    'act.kept': ({ act, isReversible }) =>
      showToast({ id: toastOf(act), type: 'info', text: wordsOf(act), note: notSentYet, undo: isReversible ? () => undo(act) : undefined }),
    'act.withdrawn': ({ act }) => {
      dismissToast(toastOf(act));
      showToast({ id: undoOf(act), type: 'info', text: wordsOf(act), note: 'Taken back before it was sent.' });
    },
    'act.taken': ({ act, refused, isReversible }) => {
      renew(act);
      const text = wordsOf(act);
      if (!isSeen(act)) showToast({ id: toastOf(act), type: 'success', text, undo: isReversible ? () => undo(act) : undefined });
      if (refused.length > 0) showToast({ type: 'danger', text: refusedWords(refused) });
    },
    'act.refused': ({ act, refused }) => {
      renew(act);
      dismissToast(toastOf(act));
      if (act.isSelection) showToast({ type: 'danger', text: refusedWords(refused) });
      else showToast({ id: failedOf(act), type: 'danger', text: refused[0]?.message ?? '', action: back(act) });
    },
    'act.failed': ({ act, message }) => {
      if (act === null) return showToast({ type: 'danger', text: message });
      dismissToast(toastOf(act));
      return showToast({ id: failedOf(act), type: 'danger', text: message, action: act.isSelection ? again(act) : back(act) });
    },
    'undo.sent': ({ act }) => dismissToast(toastOf(act)),
    'act.undone': ({ act, issueIds, refused }) => {
      renew(act);
      dismissToast(toastOf(act));
      const text = undoneWords({ ...act, issues: act.issues.filter(({ issueId }) => issueIds.includes(issueId)) });
      if (issueIds.length > 0) showToast({ id: undoOf(act), type: 'success', text });
      if (refused.length > 0) showToast({ type: 'danger', text: refusedWords(refused) });
    },
    'undo.failed': ({ act, message, isLost }) => {
      dismissToast(toastOf(act));
      const isOffered = isLost && (act.isSelection || isOneVerdict(act));
      const action = isOffered ? { label: 'Try again', onPress: () => undo(act) } : undefined;
      showToast({ id: undoOf(act), type: 'danger', text: notUndoneWords(act, message), action });
    },
    'undo.missing': () => showToast({ id: 'refused-key', type: 'info', text: 'There is nothing to undo.' }),
  });
};
