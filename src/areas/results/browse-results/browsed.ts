import { filterOf } from '#machines/flows/results/browse-results/browse-results.rules.ts';
import type { TestSort } from '#machines/flows/results/browse-results/browse-results.rules.ts';
import type { ResultSection } from '#machines/flows/results/browse-results/browse-results.types.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';

/** What the address finds, filters and sorts by. */
export type Browsed = {
  readonly autoLaunchStatuses: readonly string[];
  readonly find: string;
  readonly sort: TestSort;
  /** Only tests that were live in as many past days; null for all. */
  readonly days: number | null;
};

/** What a section asks for. */
export const variablesOf = (section: ResultSection, since: string, { autoLaunchStatuses, find, sort, days }: Browsed) => ({
  ...filterOf(section, since),
  ...(autoLaunchStatuses.length > 0 && { autoLaunchStatuses }),
  ...(days !== null && { liveWithinDays: days }),
  ...(find !== '' && { search: find }),
  ...(sort !== 'date' && { sort }),
  first: pageSizes.platformTests,
});
