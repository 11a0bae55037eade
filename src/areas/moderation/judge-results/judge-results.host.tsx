import { judgeResultsMachine } from '#machines/flows/moderation/judge-results.ts';
import type { Approval } from '#machines/flows/moderation/judge-results.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { useCallback, useEffect, useRef } from 'react';
import { judgeResultsPorts } from './judge-results.ports.ts';

/** Approves results, and takes approvals back though the panel shows another result by then; where one was refused, leads back to it. */
export function useJudgement(): (approval: Approval) => void {
  const { client } = usePortal();
  const navigation = useNavigation();
  const show = ({ href }: Approval): void => navigation?.navigate(href, { replace: true });
  const actorRef = useFlow(() => judgeResultsMachine.provide({ actors: judgeResultsPorts(client) }));
  const shown = useRef<{ readonly resultId: string; readonly toast: string } | null>(null);
  const hush = useCallback(() => {
    if (shown.current !== null) dismissToast(shown.current.toast);
    shown.current = null;
  }, []);
  useEffect(() => hush, [hush]);
  useEmitted(actorRef, {
    'approval.given': ({ approval }) => {
      if (!approval.approved) return;
      hush();
      const undo = approval.version === null ? undefined : (): void => actorRef.send({ type: 'approval.undo', approval });
      shown.current = { resultId: approval.resultId, toast: showToast({ type: 'success', text: `Approved: ${approval.name}`, undo }) };
    },
    'approval.withdrawn': ({ approval }) => {
      showToast({ type: 'success', text: 'The approval has been taken back.' });
      show(approval);
    },
    'approval.failed': ({ approval, message }) => {
      if (approval?.approved === true && shown.current?.resultId === approval.resultId) hush();
      showToast({
        type: 'danger',
        text: approval === null ? message : `${approval.name}: ${message}`,
        action: approval === null ? undefined : { label: 'Show the result', onPress: () => show(approval) },
      });
    },
  });
  return useCallback((approval) => actorRef.send({ type: 'approval.give', approval }), [actorRef]);
}
