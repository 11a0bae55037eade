import type { ResolveBlockerPorts } from '#machines/flows/results/resolve-blocker/resolve-blocker.types.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { RequestAssistance, ResolveTestBlocker } from './resolve-blocker.documents.ts';

/** Lets the flow clear a blocker or call for help. */
export const resolveBlockerPorts = (client: Client): ResolveBlockerPorts => ({
  resolveBlocker: fromPromise(async ({ input: { blockerId } }) =>
    answerOf(
      await client.mutation(ResolveTestBlocker, { input: { testBlockerId: blockerId } }).toPromise(),
      (data) => data.resolveTestBlocker,
    ),
  ),
  requestAssistance: fromPromise(async ({ input: { blockerId } }) =>
    answerOf(
      await client.mutation(RequestAssistance, { input: { testBlockerId: blockerId } }).toPromise(),
      (data) => data.requestTestBlockerAssistance,
    ),
  ),
});
