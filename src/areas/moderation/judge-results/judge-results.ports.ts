import type { ApprovalCarried, JudgeResultsPorts } from '#machines/flows/moderation/judge-results/judge-results.machine.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { ToggleApproval } from '../moderate-result/moderate-result.documents.ts';

/** Why an approval did not come to be; null when it did. */
const refusalOf = async (client: Client, { resultId, approved }: ApprovalCarried): Promise<{ message: string | null } | null> => {
  try {
    const input = { testCaseResultId: resultId, approved };
    const { successful, messages } = answerOf(await client.mutation(ToggleApproval, { input }).toPromise());
    return successful ? null : { message: messages.find((said) => said !== '') ?? null };
  } catch {
    return { message: null };
  }
};

/** Sends approvals side by side, those of one result one after the other. */
export const judgeResultsPorts = (client: Client): JudgeResultsPorts => ({
  carryApprovals: fromCallback<EventObject>(({ receive, sendBack }) => {
    const last = new Map<string, Promise<void>>();
    const carry = async (carried: ApprovalCarried): Promise<void> => {
      await last.get(carried.resultId);
      const refusal = await refusalOf(client, carried);
      if (refusal === null) return;
      const { type: _, ...approval } = carried;
      sendBack({ type: 'approval.refused', approval, ...refusal });
    };
    receive((event) => {
      const carried = event as ApprovalCarried;
      last.set(carried.resultId, carry(carried));
    });
  }),
});
