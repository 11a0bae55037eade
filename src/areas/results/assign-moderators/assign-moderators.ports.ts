import type { AssignModeratorsPorts, AssignOutcome } from '#machines/flows/results/assign-moderators.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { AssignModerator } from './assign-moderators.documents.ts';

/** Lets the flow assign moderators, each by a call of its own; a call without an answer ends them, and who was assigned before it is told. */
export const assignModeratorsPorts = (client: Client): AssignModeratorsPorts => ({
  assignModerators: fromPromise<AssignOutcome, { testId: string; userIds: readonly string[] }>(async ({ input: { testId, userIds } }) => {
    const assigned: string[] = [];
    const messages = new Set<string>();
    for (const organizationUserId of userIds) {
      const input = { organizationUserId, flexibleTestingTestId: testId };
      try {
        const answer = answerOf(await client.mutation(AssignModerator, { input }).toPromise());
        if (answer.successful) assigned.push(organizationUserId);
        else for (const message of answer.messages) messages.add(message);
      } catch (error) {
        if (assigned.length === 0) throw error;
        break;
      }
    }
    return { assigned, messages: [...messages] };
  }),
});
