import type { DismissMassPassingPorts } from '#machines/flows/moderation/dismiss-mass-passing/dismiss-mass-passing.types.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ConfirmNoMassPassing } from './dismiss-mass-passing.documents.ts';

/** Lets the flow dismiss the warning about a tester. */
export const dismissMassPassingPorts = (client: Client): DismissMassPassingPorts => ({
  confirmNoMassPassing: fromPromise(async ({ input }) =>
    answerOf(await client.mutation(ConfirmNoMassPassing, { input }).toPromise(), (data) => data.confirmNoMassPassing),
  ),
});
