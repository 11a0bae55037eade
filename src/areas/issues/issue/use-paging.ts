import { pageSizes } from '#schema/vocabulary/limits.ts';
import type { Paged } from '#src/cache/paged.ts';
import { useCallback } from 'react';
import type { ListedIssue } from './issue-list.ts';
import type { IssueAddress } from './use-issue-address.ts';

const largePage = 100;

export const sizesOf = ({ search }: IssueAddress) => ({
  wanted: search.pages * pageSizes.issues,
  sized: (missing: number) => ({ first: missing < largePage ? pageSizes.issues : largePage }),
});

/** Null where all is loaded. */
export const useMore = (
  { rows, hasMore, isCut, retry }: Pick<Paged<unknown, ListedIssue>, 'rows' | 'hasMore' | 'isCut' | 'retry'>,
  { change }: IssueAddress,
): (() => void) | null => {
  const loaded = rows.length;
  const onMore = useCallback(() => change({ pages: Math.floor(loaded / pageSizes.issues) + 1 }), [change, loaded]);
  if (isCut) return retry;
  return hasMore ? onMore : null;
};
