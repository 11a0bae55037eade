import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';

type Search = Readonly<Record<string, unknown>>;

/** What a view keeps of an address: every part that it decides, undefined where it is as usual. */
export type Keep = (search: Search) => Search;

/** The address of a list as its views see it: the same while what they keep is, whichever thing of the list is opened. */
export const useViewAddress = (keep: Keep) => {
  const router = useRouter();
  const { parseSearch, stringifySearch } = router.options;
  const { pathname, query, others, view } = useLocation({
    select: ({ pathname: at, search }) => {
      const said: Search = search;
      const kept = keep(said);
      const rest = Object.fromEntries(Object.entries(said).filter(([name]) => !(name in kept)));
      const textOf = (part: Search): string => stringifySearch(part).replace(/^\?/, '');
      return { pathname: at, query: textOf(kept), others: textOf(rest), view: typeof said['view'] === 'string' ? said['view'] : null };
    },
    structuralSharing: true,
  });
  return useMemo(() => {
    const asRead = (text: string): Search => keep(parseSearch(`?${text}`));
    /** A view as its list reads it: what the list does not know is not said. */
    const read = (text: string): string => stringifySearch(asRead(text)).replace(/^\?/, '');
    const hrefOf = (text: string, opened: string | undefined): string =>
      `${pathname}${stringifySearch({ ...parseSearch(`?${others}`), ...asRead(text), view: opened })}`;
    return { query, view, read, hrefOf };
  }, [parseSearch, stringifySearch, pathname, query, others, view, keep]);
};
