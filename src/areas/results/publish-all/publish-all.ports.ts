import type { PublishAllPorts } from '#machines/flows/results/publish-all/publish-all.types.ts';
import { answerOf } from '#src/cache/answer.ts';
import { withKey } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { PublishResults } from '../publish/publish.documents.ts';

/** Lets the flow publish many testers, once for each key. */
export const publishAllPorts = (client: Client): PublishAllPorts => ({
  publishAllResults: fromPromise(async ({ input: { testId, participantIds, key } }) => {
    const input = { testId, participantIds };
    return answerOf(await client.mutation(PublishResults, { input }, withKey(key)).toPromise(), (data) => data.publishIssuesAndCaseResults);
  }),
});
