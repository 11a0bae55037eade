import { judgeResultsMachine } from '#machines/flows/moderation/judge-results.ts';
import type { ApprovalCarried, JudgeResultsPorts, Approval } from '#machines/flows/moderation/judge-results.ts';
import { answerOf } from '#src/cache/answer.ts';
import { isWithdrawn } from '#src/outbox/turns.ts';
import { outboxOf } from '#src/outbox/outbox.ts';
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

type Carry = Extract<ApprovalCarried, { readonly type: 'approval.carry' }>;
type Told = { readonly message: string | null } | { readonly version: number | null };
type Held = {
  readonly ref: string;
  readonly signal: AbortSignal;
  readonly onWaiting: (isTried: boolean) => void;
  readonly onResumed: () => void;
};

const send = async (client: Client, { resultId, approved, name, version = null, takesBack }: Carry, held: Held): Promise<Told | null> => {
  try {
    const input = { testCaseResultId: resultId, approved, ...(takesBack && version !== null && { version }) };
    const things = [{ id: resultId, version }];
    const answer = answerOf(await outboxOf(client).carry({ document: ToggleApproval, variables: { input }, things, name, ...held }));
    return answer.successful ? { version: answer.version ?? null } : { message: answer.messages.find((said) => said !== '') ?? null };
  } catch (error) {
    return isWithdrawn(error) ? null : { message: null };
  }
};

/** Results in parallel, but approvals of one result one after another, so that an undo does not overtake; what waits for a line is in order by itself. */
export const judgeResultsPorts = (client: Client): JudgeResultsPorts => ({
  carryApprovals: fromCallback<EventObject>(({ receive, sendBack }) => {
    const last = new Map<string, Promise<unknown>>();
    const leaving = new AbortController();
    const page = crypto.randomUUID();
    const refOf = ({ resultId, approved }: Approval): string => `${page} ${resultId} ${approved}`;
    const carry = async (carried: Carry, before: Promise<unknown> | undefined, onWaiting: () => void): Promise<void> => {
      await before;
      const { type: _, takesBack, ...approval } = carried;
      const told = await send(client, carried, {
        ref: refOf(carried),
        signal: leaving.signal,
        onWaiting: (isTried) => {
          onWaiting();
          sendBack({ type: 'approval.held', approval, isTried });
        },
        onResumed: () => sendBack({ type: 'approval.resumed', approval }),
      });
      if (told === null) return;
      if ('message' in told) sendBack({ type: 'approval.refused', approval, ...told });
      else sendBack({ type: 'approval.taken', approval: { ...approval, ...told }, takesBack });
    };
    receive((event) => {
      const carried = event as ApprovalCarried;
      if (carried.type === 'approval.drop') return outboxOf(client).withdraw(refOf(carried));
      const waits = Promise.withResolvers<void>();
      last.set(carried.resultId, Promise.race([carry(carried, last.get(carried.resultId), waits.resolve), waits.promise]));
    });
    return () => leaving.abort();
  }),
});

const notSentYet = 'Not sent yet: it is sent once you are connected again.';

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
    'approval.kept': ({ approval, isReversible }) => {
      hush();
      const undo = isReversible ? (): void => actorRef.send({ type: 'approval.undo', approval }) : undefined;
      const text = `${approval.approved ? 'Approved' : 'Not approved'}: ${approval.name}`;
      shown.current = { resultId: approval.resultId, toast: showToast({ type: 'info', text, note: notSentYet, undo }) };
    },
    'approval.dropped': ({ approval }) => {
      hush();
      showToast({ type: 'info', text: approval.name, note: 'Taken back before it was sent.' });
      show(approval);
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
