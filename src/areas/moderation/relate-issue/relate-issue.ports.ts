import type { RelateIssuePorts } from '#machines/flows/moderation/relate-issue.ts';
import { answerOf } from '#src/cache/answer.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { UpdateResponse } from '../edit-text/edit-text.documents.ts';
import { DeleteIssue } from './relate-issue.documents.ts';

/** Lets the flow relate an issue by its code, and delete it again. */
export const relateIssuePorts = (client: Client): RelateIssuePorts => ({
  relateIssue: fromPromise(async ({ input: { caseResultResponseId, code, seen } }) =>
    answerOf(
      await client.mutation(UpdateResponse, { input: { caseResultResponseId, value: { step: { issueId: code } }, seen } }).toPromise(),
    ),
  ),
  deleteIssue: writes(client, DeleteIssue),
});
