import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readIssueSearch, writeIssueSearch } from './issue-address.rules.ts';
import type { IssueSearch, ListSearch } from './issue-address.rules.ts';
import type { TriageStatus } from '#schema/vocabulary/issue.ts';

/** Keeps the triage filter; 'new' is the default. */
export const issueHref = (href: string, triage: TriageStatus): string =>
  triage === 'untriaged' ? href : `${href}${href.includes('?') ? '&' : '?'}triage=${triage}`;

export type IssueAddress = {
  readonly search: ListSearch;
  readonly change: (part: Partial<IssueSearch>) => void;
  /** The issue that the URL names now. */
  readonly opened: () => string | null;
};

type Said = { readonly search: Readonly<Record<string, unknown>> };

const openedIn = ({ search }: Said): string | null => readIssueSearch(search).issue;

const listIn = ({ search }: Said): ListSearch => {
  const { issue: _, ...list } = readIssueSearch(search);
  return list;
};

/** Keeps the rest of the URL. The same from one issue to the next: where the reader stays is written there at every step, and would draw the whole page again. */
export const useIssueAddress = (): IssueAddress => {
  const router = useRouter();
  const search = useLocation({ select: listIn, structuralSharing: true });
  return useMemo(() => {
    const change: IssueAddress['change'] = (part) => {
      const { pathname, search: now } = router.state.location;
      const said = { ...now, ...writeIssueSearch({ ...readIssueSearch(now), ...part }) };
      void router.navigate({ href: `${pathname}${router.options.stringifySearch(said)}`, replace: true, resetScroll: false });
    };
    return { search, change, opened: () => openedIn(router.state.location) };
  }, [router, search]);
};

/** For what shows the issue itself. */
export const useOpenedIssue = (): string | null => useLocation({ select: openedIn });
