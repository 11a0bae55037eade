import type { PublishPorts } from '#machines/flows/results/publish/publish.types.ts';
import { answerOf } from '#src/cache/answer.ts';
import { withKey } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { PublishResults } from './publish.documents.ts';

/** Lets the flow publish one tester, once for each key. */
export const publishPorts = (client: Client): PublishPorts => ({
  publishResults: fromPromise(async ({ input: { testId, participantId, key } }) => {
    const input = { testId, participantIds: [participantId] };
    return answerOf(await client.mutation(PublishResults, { input }, withKey(key)).toPromise(), (data) => data.publishIssuesAndCaseResults);
  }),
});
