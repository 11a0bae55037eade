import { pageSizes } from '#schema/vocabulary/limits.ts';
import { useCallback, useState } from 'react';
import type { IssueAddress } from './use-issue-address.ts';

type Page = { readonly edges: readonly unknown[]; readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null } };

/** How many come at once where the address wants many. */
const largePage = 100;

const begun = { after: null, first: pageSizes.issues };

/** Where the next page of a list begins, and how many it has. Another list, named by its place, is read from its top. */
export const useAfter = (place: string) => {
  const [asked, setAsked] = useState<{ place: string; after: string | null; first: number }>({ place, ...begun });
  const { after, first } = asked.place === place ? asked : begun;
  const setAfter = (cursor: string, size: number): void => setAsked({ place, after: cursor, first: size });
  return { after, first, setAfter };
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
  const missing = search.pages * pageSizes.issues - loaded;
  const isWanting = !isAsking && cursor !== null && loaded > 0 && missing > 0;
  if (isWanting && after !== cursor) setAfter(cursor, missing < largePage ? pageSizes.issues : largePage);
  const onMore = useCallback(() => change({ pages: Math.floor(loaded / pageSizes.issues) + 1 }), [change, loaded]);
  if (cursor === null) return null;
  return isCut ? onRetry : onMore;
};
