import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { readIssueSearch, writeIssueSearch } from './issue-address.rules.ts';
import type { IssueSearch } from './issue-address.rules.ts';

export type IssueAddress = { readonly search: IssueSearch; readonly change: (part: Partial<IssueSearch>) => void };

/** Keeps the rest of the URL. */
export const useIssueAddress = (): IssueAddress => {
  const router = useRouter();
  const location = useLocation();
  const search = useMemo(() => readIssueSearch(location.search), [location.search]);
  const change = useCallback(
    (part: Partial<IssueSearch>) => {
      const { pathname, search: now } = router.state.location;
      const said = { ...now, ...writeIssueSearch({ ...readIssueSearch(now), ...part }) };
      void router.navigate({ href: `${pathname}${router.options.stringifySearch(said)}`, replace: true, resetScroll: false });
    },
    [router],
  );
  return { search, change };
};
