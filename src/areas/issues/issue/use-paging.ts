import { pageSizes } from '#schema/vocabulary/limits.ts';
import type { Paged } from '#src/cache/paged.ts';
import { useCallback } from 'react';
import type { ListedIssue } from './issue-list.ts';
import { standsIn } from './issue-address.rules.ts';
import type { IssueAddress } from './use-issue-address.ts';

const largePage = 100;

export const sizesOf = ({ search }: IssueAddress) => ({
  wanted: search.pages * pageSizes.issues,
  standsIn: standsIn(search),
  sized: (missing: number) => ({ first: missing < largePage ? pageSizes.issues : largePage }),
});

/** Null where all is loaded. */
export const useMore = (
  { standing, hasMore, isCut, retry }: Pick<Paged<unknown, ListedIssue>, 'standing' | 'hasMore' | 'isCut' | 'retry'>,
  { change }: IssueAddress,
): (() => void) | null => {
  const onMore = useCallback(() => change({ pages: Math.floor(standing / pageSizes.issues) + 1 }), [change, standing]);
  if (isCut) return retry;
  return hasMore ? onMore : null;
};
