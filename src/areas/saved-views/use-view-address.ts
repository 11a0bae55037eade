import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';

type Search = Readonly<Record<string, unknown>>;

/** What a view keeps of an address: every part that it decides, undefined where it is as usual. */
export type Keep = (search: Search) => Search;

/** The address of a list as its views see it. */
export const useViewAddress = (keep: Keep) => {
  const router = useRouter();
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const { parseSearch, stringifySearch } = router.options;
    const now: Search = search;
    const textOf = (kept: Search): string => stringifySearch(kept).replace(/^\?/, '');
    /** A view as its list reads it: what the list does not know is not said. */
    const read = (query: string): string => textOf(keep(parseSearch(`?${query}`)));
    const hrefOf = (query: string, view: string | undefined): string =>
      `${pathname}${stringifySearch({ ...now, ...keep(parseSearch(`?${query}`)), view })}`;
    return { query: textOf(keep(now)), view: now['view'], read, hrefOf };
  }, [router, pathname, search, keep]);
};
