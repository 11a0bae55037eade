import { pageSizes } from '#schema/vocabulary/limits.ts';
import { waitingOrders, waitingShows } from '#schema/vocabulary/waiting-results.ts';
import type { WaitingOrder, WaitingShow } from '#schema/vocabulary/waiting-results.ts';
import * as v from 'valibot';

const one = <const Words extends readonly string[]>(words: Words) => v.optional(v.fallback(v.optional(v.picklist(words)), undefined));

/** Of the URL; unknown values are dropped. */
const deskSearch = v.object({
  order: one(waitingOrders),
  show: one(waitingShows),
  test: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

export type Desk = { readonly order: WaitingOrder; readonly show: WaitingShow; readonly test: string | null };

export const deskOf = (search: object): Desk => {
  const { order = 'oldest', show = 'all', test = null } = v.parse(deskSearch, search);
  return { order, show, test };
};

/** Defaults are left out. */
export const deskAddress = ({ order, show, test }: Desk) => ({
  order: order === 'oldest' ? undefined : order,
  show: show === 'all' ? undefined : show,
  test: test ?? undefined,
});

/** What is not narrowed is asked for as the page of a tester asks for it, so that both find it known. */
export const deskVariables = ({ order, show, test }: Desk) => ({
  first: pageSizes.waitingResults,
  ...(order !== 'oldest' && { order }),
  ...(show !== 'all' && { show }),
  ...(test !== null && { testId: test }),
});
