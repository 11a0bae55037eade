import type { ApprovalCarried, JudgeResultsPorts } from '#machines/flows/moderation/judge-results.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { ToggleApproval } from '../moderate-result/moderate-result.documents.ts';

/** Why an approval did not come to be, or the version that it left. */
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

/** Sends approvals side by side, those of one result one after the other. */
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
