import type { Match, MatchCost, MatchFilters, MatchPage, SelectTestersPorts } from '#machines/flows/supervised/select-testers.ts';
import { fresh } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { BrowseTesters, MatchingCosts, MatchingTesters } from '../tester/select-testers.documents.ts';

type Asked = { readonly advancedTestId: string; readonly filters: MatchFilters };

const inputOf = ({ advancedTestId, filters }: Asked) => {
  const { internetBrowserIds: _, ...targeting } = filters.targeting;
  return {
    ...targeting,
    numberOfResultsNeeded: filters.numberOfResultsNeeded ?? 0,
    excludedTesterIds: filters.excludedTesterIds,
    excludedTestIds: filters.excludedTestIds,
    advancedTestRequestId: advancedTestId,
  };
};

const matchTesters = async (client: Client, asked: Asked): Promise<Match> => {
  const { data, error } = await client.query(MatchingTesters, { input: inputOf(asked) }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.matchingTesters;
};

const browseTesters = async (client: Client, asked: Asked, after: string): Promise<MatchPage> => {
  const { data, error } = await client.query(BrowseTesters, { input: { ...inputOf(asked), after } }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.matchingTesters;
};

const costCriteria = async (client: Client, asked: Asked): Promise<readonly MatchCost[]> => {
  const { data, error } = await client.query(MatchingCosts, { input: inputOf(asked) }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.matchingCosts;
};

/** Finds the testers that fit a group, says what its criteria cost, and goes on behind the best. */
export const selectTestersPorts = (client: Client): SelectTestersPorts => ({
  matchTesters: fromPromise(({ input }) => matchTesters(client, input)),
  costCriteria: fromPromise(({ input }) => costCriteria(client, input)),
  browseTesters: fromPromise(({ input }) => browseTesters(client, input, input.after)),
});
