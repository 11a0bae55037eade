import { judgeResultsMachine } from '#machines/flows/moderation/judge-results.ts';
import type { ApprovalCarried, JudgeResultsPorts, Approval } from '#machines/flows/moderation/judge-results.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { ToggleApproval } from '../moderate-result/moderate-result.documents.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { useCallback, useEffect, useRef } from 'react';

type Told = { readonly message: string | null } | { readonly version: number | null };

const send = async (client: Client, { resultId, approved, version, takesBack }: ApprovalCarried): Promise<Told> => {
  try {
    const input = { testCaseResultId: resultId, approved, ...(takesBack && version != null && { version }) };
    const answer = answerOf(await client.mutation(ToggleApproval, { input }).toPromise());
    return answer.successful ? { version: answer.version ?? null } : { message: answer.messages.find((said) => said !== '') ?? null };
  } catch {
    return { message: null };
  }
};

/** Results in parallel, but approvals of one result one after another, so that an undo does not overtake. */
export const judgeResultsPorts = (client: Client): JudgeResultsPorts => ({
  carryApprovals: fromCallback<EventObject>(({ receive, sendBack }) => {
    const last = new Map<string, Promise<void>>();
    const carry = async (carried: ApprovalCarried): Promise<void> => {
      await last.get(carried.resultId);
      const told = await send(client, carried);
      const { type: _, takesBack, ...approval } = carried;
      if ('message' in told) sendBack({ type: 'approval.refused', approval, ...told });
      else sendBack({ type: 'approval.taken', approval: { ...approval, ...told }, takesBack });
    };
    receive((event) => {
      const carried = event as ApprovalCarried;
      last.set(carried.resultId, carry(carried));
    });
  }),
});

/** Outlives the panel, which may show another result when the response comes; a refusal leads back. */
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
