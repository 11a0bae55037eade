import { filterOf, readAutoLaunch, readSort, writeAutoLaunch } from '#machines/flows/results/browse-results.rules.ts';
import type { TestSort } from '#machines/flows/results/browse-results.rules.ts';
import type { ResultSection } from '#machines/flows/results/browse-results.ts';
import { limits, pageSizes } from '#schema/vocabulary/limits.ts';
import * as v from 'valibot';

const text = v.optional(v.fallback(v.optional(v.string()), undefined));
const days = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.mostDays))), undefined));

/** What an address may say of the lists of tests; what is not known is not said. */
export const browsedSearch = v.object({ autoLaunchStatuses: text, find: text, sort: text, days });

/** What the address finds, filters and sorts by. */
export type Browsed = {
  readonly autoLaunchStatuses: readonly string[];
  readonly find: string;
  readonly sort: TestSort;
  /** Only tests that were live in as many past days; null for all. */
  readonly days: number | null;
};

/** How an address says it; what is as usual is left out. */
export const addressOf = ({ autoLaunchStatuses, find, sort, days }: Browsed) => ({
  autoLaunchStatuses: writeAutoLaunch(autoLaunchStatuses),
  find: find === '' ? undefined : find,
  sort: sort === 'date' ? undefined : sort,
  days: days ?? undefined,
});

/** What an address says. */
export const browsedOf = ({ autoLaunchStatuses, find, sort, days }: v.InferOutput<typeof browsedSearch>): Browsed => ({
  autoLaunchStatuses: readAutoLaunch(autoLaunchStatuses),
  find: find ?? '',
  sort: readSort(sort),
  days: days ?? null,
});

/** What a saved view keeps of an address. */
export const keptOfTests = (search: Readonly<Record<string, unknown>>) => addressOf(browsedOf(v.parse(browsedSearch, search)));

/** What a section asks for. */
export const variablesOf = (section: ResultSection, since: string, { autoLaunchStatuses, find, sort, days }: Browsed) => ({
  ...filterOf(section, since),
  ...(autoLaunchStatuses.length > 0 && { autoLaunchStatuses }),
  ...(days !== null && { liveWithinDays: days }),
  ...(find !== '' && { search: find }),
  ...(sort !== 'date' && { sort }),
  first: pageSizes.platformTests,
});
