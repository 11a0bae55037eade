import { selectSelected } from '#machines/flows/issues/export-issues.ts';
import { judgeSelectionMachine } from '#machines/flows/issues/judge-selection.ts';
import type { JudgeSelectionActorRef } from '#machines/flows/issues/judge-selection.ts';
import type { Batch, Refused } from '#machines/flows/issues/judge-selection.rules.ts';
import { batchWords, refusedWords } from '#machines/flows/issues/judge-selection.rules.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useExport } from '../export-issues/export-issues.host.tsx';
import { useActs } from '../take-back/take-back.host.tsx';
import { judgeSelectionPorts } from './judge-selection.ports.ts';

const JudgeContext = createContext<JudgeSelectionActorRef | null>(null);

export const useJudge = (): JudgeSelectionActorRef => {
  const actorRef = use(JudgeContext);
  if (actorRef === null) throw new Error('Nobody judges a selection here.');
  return actorRef;
};

const toastOf = ({ key }: Batch): string => `batch-${key}`;
const idsOf = (refused: readonly Refused[]): readonly string[] => refused.map(({ issueId }) => issueId);
const sentence = ({ move, issueIds }: Batch): string => batchWords(move, issueIds.length);
const undoneOf = ({ key }: Batch): string => `undone-${key}`;
const tellUndone = (batch: Batch): void => {
  showToast({ id: undoneOf(batch), type: 'success', text: `Undone: ${sentence(batch)}` });
};

/** Refused issues are selected again. */
export function JudgeSelectionHost({ children }: { readonly children: ReactNode }) {
  const { client, member, isLive, refetchTouched } = usePortal();
  const exporter = useExport();
  const actorRef = useFlow(() => judgeSelectionMachine.provide({ actors: judgeSelectionPorts(client) }), {
    input: { actor: { role: member.role, userId: member.userId } },
  });
  const acts = useActs('batch', (key) => actorRef.send({ type: 'batch.undo', key }));
  const selected = useSelector(exporter, selectSelected);
  useEffect(() => actorRef.send({ type: 'selection.changed', issueIds: selected }), [actorRef, selected]);
  const select = (issueIds: readonly string[]): void => exporter.send({ type: 'issues.take', issueIds });
  const tell = (batch: Batch): void => {
    const undo = (): void => actorRef.send({ type: 'batch.undo', key: batch.key });
    showToast({ id: toastOf(batch), type: 'success', text: sentence(batch), undo });
  };
  const renew = (): void => {
    if (!isLive()) refetchTouched([{ topic: 'issue', testId: null }]);
  };
  useEmitted(actorRef, {
    'batch.given': ({ batch, settled }) => {
      exporter.send({ type: 'issues.drop', issueIds: settled });
      acts.given(batch.key);
    },
    'batch.answered': ({ batch, refused }) => {
      renew();
      if (batch.issueIds.length > 0) tell(batch);
      if (refused.length === 0) return;
      select(idsOf(refused));
      if (batch.issueIds.length === 0) acts.over(batch.key);
      showToast({ type: 'danger', text: refusedWords(refused) });
    },
    'undo.sent': ({ batch }) => dismissToast(toastOf(batch)),
    'batch.restored': ({ batch, issueIds, refused }) => {
      renew();
      dismissToast(toastOf(batch));
      acts.over(batch.key);
      if (issueIds.length > 0) tellUndone({ ...batch, issueIds });
      if (refused.length > 0) showToast({ type: 'danger', text: refusedWords(refused) });
    },
    'undo.failed': ({ batch, message }) => {
      acts.stay(batch.key);
      const onPress = (): void => actorRef.send({ type: 'batch.undo', key: batch.key });
      showToast({ id: undoneOf(batch), type: 'danger', text: `Not undone: ${message}`, action: { label: 'Try again', onPress } });
    },
    'batch.failed': ({ batch, message }) => {
      if (batch === null) return showToast({ type: 'danger', text: message });
      dismissToast(toastOf(batch));
      acts.over(batch.key);
      select(batch.issueIds);
      const id = `failed-${toastOf(batch)}`;
      const onPress = (): void => {
        dismissToast(id);
        actorRef.send({ type: 'batch.retry', batch });
      };
      return showToast({ id, type: 'danger', text: message, action: { label: 'Try again', onPress } });
    },
  });
  return <JudgeContext value={actorRef}>{children}</JudgeContext>;
}
