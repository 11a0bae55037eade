import { filterOf, readAutoLaunch, readSort, writeAutoLaunch } from '#machines/flows/results/browse-results.rules.ts';
import type { TestSort } from '#machines/flows/results/browse-results.rules.ts';
import type { ResultSection } from '#machines/flows/results/browse-results.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import * as v from 'valibot';
import { browsedSearch } from './browsed-search.ts';

export type Browsed = {
  readonly autoLaunchStatuses: readonly string[];
  readonly find: string;
  readonly sort: TestSort;
  /** Days; null: all. */
  readonly days: number | null;
};

/** Defaults are left out. */
export const addressOf = ({ autoLaunchStatuses, find, sort, days }: Browsed) => ({
  autoLaunchStatuses: writeAutoLaunch(autoLaunchStatuses),
  find: find === '' ? undefined : find,
  sort: sort === 'date' ? undefined : sort,
  days: days ?? undefined,
});

export const browsedOf = ({ autoLaunchStatuses, find, sort, days }: v.InferOutput<typeof browsedSearch>): Browsed => ({
  autoLaunchStatuses: readAutoLaunch(autoLaunchStatuses),
  find: find ?? '',
  sort: readSort(sort),
  days: days ?? null,
});

export const keptOfTests = (search: Readonly<Record<string, unknown>>) => addressOf(browsedOf(v.parse(browsedSearch, search)));

export const variablesOf = (section: ResultSection, since: string, { autoLaunchStatuses, find, sort, days }: Browsed) => ({
  ...filterOf(section, since),
  ...(autoLaunchStatuses.length > 0 && { autoLaunchStatuses }),
  ...(days !== null && { liveWithinDays: days }),
  ...(find !== '' && { search: find }),
  ...(sort !== 'date' && { sort }),
  first: pageSizes.platformTests,
});

/** What the page asks first where its address says nothing of the lists; the build writes it into the head of the page. */
export const firstAsked = () => {
  const whole = browsedOf(v.parse(browsedSearch, {}));
  const asked = (section: ResultSection) => ({ name: 'BrowseResults_Section', variables: variablesOf(section, '', whole) });
  return [{ name: 'Waiting_Items' }, asked('live'), asked('upcoming')];
};
