import type { RemoveTesters as Removal, RemoveTestersPorts } from '#machines/flows/results/remove-testers.ts';
import { answerOf } from '#src/cache/answer.ts';
import { fresh } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { RemovableTesters, RemoveTesters } from './remove-testers.documents.ts';

const remove = async (client: Client, { testId, participantIds, removalReasons }: Removal) => {
  const input = { testId, participantIds: [...participantIds], removalReasons: [...removalReasons] };
  const answer = answerOf(await client.mutation(RemoveTesters, { input }).toPromise());
  if (answer.successful) void client.query(RemovableTesters, { testId }, fresh).toPromise();
  return answer;
};

/** Removes testers, and asks the test again once they are gone. */
export const removeTestersPorts = (client: Client): RemoveTestersPorts => ({
  removeTesters: fromPromise(({ input }) => remove(client, input)),
});
