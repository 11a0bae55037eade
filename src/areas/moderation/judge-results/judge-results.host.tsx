import { judgeResultsMachine } from '#machines/flows/moderation/judge-results/judge-results.machine.ts';
import type { Approval } from '#machines/flows/moderation/judge-results/judge-results.machine.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { useCallback, useEffect, useRef } from 'react';
import { judgeResultsPorts } from './judge-results.ports.ts';

const shownAs = 'approved';

/** Approves results, and takes approvals back though the panel shows another result by then; where one was refused, leads back to it. */
export function useJudgement(): (approval: Approval) => void {
  const { client } = usePortal();
  const navigation = useNavigation();
  const show = ({ href }: Approval): void => navigation?.navigate(href, { replace: true });
  const actorRef = useFlow(() => judgeResultsMachine.provide({ actors: judgeResultsPorts(client) }));
  const shown = useRef<string | null>(null);
  useEffect(() => () => dismissToast(shownAs), []);
  useEmitted(actorRef, {
    'approval.given': ({ approval }) => {
      if (!approval.approved) return;
      shown.current = approval.resultId;
      showToast({
        type: 'success',
        id: shownAs,
        text: `Approved: ${approval.name}`,
        undo: () => actorRef.send({ type: 'approval.undo', approval }),
      });
    },
    'approval.withdrawn': ({ approval }) => {
      showToast({ type: 'success', text: 'The approval has been taken back.' });
      show(approval);
    },
    'approval.failed': ({ approval, message }) => {
      if (approval?.approved === true && shown.current === approval.resultId) dismissToast(shownAs);
      showToast({
        type: 'danger',
        text: approval === null ? message : `${approval.name}: ${message}`,
        action: approval === null ? undefined : { label: 'Show the result', onPress: () => show(approval) },
      });
    },
  });
  return useCallback((approval) => actorRef.send({ type: 'approval.give', approval }), [actorRef]);
}
