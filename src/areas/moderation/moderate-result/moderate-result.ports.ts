import type { ModerateResultPorts } from '#machines/flows/moderation/moderate-result/moderate-result.types.ts';
import { answerOf } from '#src/cache/answer.ts';
import { withKey } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { CancelEdit, FinalizeModeration, RequestEdit, ToggleApproval } from './moderate-result.documents.ts';

/** Lets the flow judge a result, have it changed, and finish it. */
export const moderateResultPorts = (client: Client): ModerateResultPorts => ({
  toggleApproval: fromPromise(async ({ input: { caseResultId, approved } }) =>
    answerOf(
      await client.mutation(ToggleApproval, { input: { testCaseResultId: caseResultId, approved } }).toPromise(),
      (data) => data.toggleTestCaseResultApproval,
    ),
  ),
  requestEdit: fromPromise(async ({ input: { caseResultId, content, key } }) =>
    answerOf(
      await client.mutation(RequestEdit, { input: { caseResultId, content } }, withKey(key)).toPromise(),
      (data) => data.createCaseResultEditRequest,
    ),
  ),
  cancelEdit: fromPromise(async ({ input: { caseResultId } }) =>
    answerOf(await client.mutation(CancelEdit, { input: { caseResultId } }).toPromise(), (data) => data.cancelCaseResultEditRequest),
  ),
  finalizeModeration: fromPromise(async ({ input: { caseResultId } }) =>
    answerOf(
      await client.mutation(FinalizeModeration, { input: { caseResultId } }).toPromise(),
      (data) => data.flexibleTestingFinalizeCaseResultModeration,
    ),
  ),
});
