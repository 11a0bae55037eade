import type { Match, MatchFilters, SelectTestersPorts } from '#machines/flows/supervised/select-testers/select-testers.types.ts';
import { fresh } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { MatchingTesters } from './select-testers.documents.ts';

const matchTesters = async (client: Client, advancedTestId: string, filters: MatchFilters): Promise<Match> => {
  const { internetBrowserIds: _, ...targeting } = filters.targeting;
  const input = {
    ...targeting,
    numberOfResultsNeeded: filters.numberOfResultsNeeded ?? 0,
    excludedTesterIds: filters.excludedTesterIds,
    advancedTestRequestId: advancedTestId,
  };
  const { data, error } = await client.query(MatchingTesters, { input }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.matchingTesters;
};

/** Finds the testers that fit a group. */
export const selectTestersPorts = (client: Client): SelectTestersPorts => ({
  matchTesters: fromPromise(({ input }) => matchTesters(client, input.advancedTestId, input.filters)),
});
