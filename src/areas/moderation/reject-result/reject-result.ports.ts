import type { RejectResultPorts } from '#machines/flows/moderation/reject-result/reject-result.types.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { RejectResult, UnrejectResult } from './reject-result.documents.ts';

/** Lets the flow reject a result, or take that back. */
export const rejectResultPorts = (client: Client): RejectResultPorts => ({
  rejectResult: fromPromise(async ({ input: { caseResultId, reason } }) =>
    answerOf(
      await client.mutation(RejectResult, { input: { caseResultId, rejectionReason: reason } }).toPromise(),
      (data) => data.flexibleTestingRejectCaseResult,
    ),
  ),
  unrejectResult: fromPromise(async ({ input: { caseResultId } }) =>
    answerOf(
      await client.mutation(UnrejectResult, { input: { caseResultId } }).toPromise(),
      (data) => data.flexibleTestingCaseResultUnreject,
    ),
  ),
});
