import type { ResolverMap } from '#server/api/schema.ts';
import { externalQueries } from './external.queries.ts';
import { flexibleTestingLaunchTest } from './external-launch.ts';
import { runResultMutations, runResultQueries } from './report/run-results.resolvers.ts';
import { spreadsheetMutations, spreadsheetQueries } from './spreadsheets.ts';
import { testRailMutations } from './testrail.mutations.ts';
import { zephyrQueries } from './zephyr.queries.ts';

/** Online spreadsheets and test-management tools that test cases come from. */
export const connectorsResolvers: ResolverMap = {
  Query: { ...spreadsheetQueries, ...zephyrQueries, ...externalQueries, ...runResultQueries },
  Mutation: { ...spreadsheetMutations, ...testRailMutations, ...runResultMutations, flexibleTestingLaunchTest },
};
