import { pageSizes } from '#schema/vocabulary/limits.ts';
import type { Paged } from '#src/cache/paged.ts';
import { useCallback } from 'react';
import type { ListedIssue } from './issue-list.ts';
import type { IssueAddress } from './use-issue-address.ts';

/** How many come at once where the address wants many. */
const largePage = 100;

/** How many issues the address wants, and how many of them come at once. */
export const sizesOf = ({ search }: IssueAddress) => ({
  wanted: search.pages * pageSizes.issues,
  sized: (missing: number) => ({ first: missing < largePage ? pageSizes.issues : largePage }),
});

/** The way to one more page, which the address names; null where all of it is there. */
export const useMore = (
  { rows, hasMore, isCut, retry }: Pick<Paged<unknown, ListedIssue>, 'rows' | 'hasMore' | 'isCut' | 'retry'>,
  { change }: IssueAddress,
): (() => void) | null => {
  const loaded = rows.length;
  const onMore = useCallback(() => change({ pages: Math.floor(loaded / pageSizes.issues) + 1 }), [change, loaded]);
  if (isCut) return retry;
  return hasMore ? onMore : null;
};
