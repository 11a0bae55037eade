import { pageSizes } from '#schema/vocabulary/limits.ts';
import { useCallback, useState } from 'react';
import type { IssueAddress } from './use-issue-address.ts';

type Page = { readonly edges: readonly unknown[]; readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null } };

/** Where the next page of a list begins. Another list, named by its place, is read from its top. */
export const useAfter = (place: string) => {
  const [asked, setAsked] = useState<{ place: string; after: string | null }>({ place, after: null });
  const after = asked.place === place ? asked.after : null;
  const setAfter = (cursor: string): void => setAsked({ place, after: cursor });
  return { after, setAfter };
};

type Paging = {
  readonly page: Page | undefined;
  readonly isAsking: boolean;
  /** Whether the next page did not come. */
  readonly isCut: boolean;
  readonly onRetry: () => void;
  readonly address: IssueAddress;
};

/** Asks page after page until as many are there as the address says; gives the way to one more. */
export const usePaging = (
  { after, setAfter }: ReturnType<typeof useAfter>,
  { page, isAsking, isCut, onRetry, address: { search, change } }: Paging,
): (() => void) | null => {
  const loaded = page?.edges.length ?? 0;
  const cursor = page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null;
  const isWanting = !isAsking && cursor !== null && loaded > 0 && loaded < search.pages * pageSizes.issues;
  if (isWanting && after !== cursor) setAfter(cursor);
  const onMore = useCallback(() => change({ pages: Math.floor(loaded / pageSizes.issues) + 1 }), [change, loaded]);
  if (cursor === null) return null;
  return isCut ? onRetry : onMore;
};
