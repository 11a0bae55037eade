import { requestIdOf } from '#src/cache/failure.ts';
import type { IssueFigures } from '#src/cache/issue-figures.documents.ts';
import { usePaged } from '#src/cache/paged.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { useMemo } from 'react';
import type { IssueCounts, IssueList } from '../issue/issue-list.ts';
import type { IssueAddress } from '../issue/use-issue-address.ts';
import { useIssueFigures } from '../issue/use-issue-figures.ts';
import { sizesOf, useMore } from '../issue/use-paging.ts';
import { AllIssues } from './all-issues.documents.ts';
import { issuesAsked, narrowingAsked } from './issues-asked.ts';

type Stats = ResultOf<typeof IssueFigures>['issueStats'];

export const countsOf = (stats: Stats | undefined): IssueCounts => ({
  untriaged: stats?.newIssuesCount ?? 0,
  accepted: stats?.acceptedIssuesCount ?? 0,
  rejected: stats?.rejectedIssuesCount ?? 0,
});
const listOf = ({ flexibleTestingIssues }: ResultOf<typeof AllIssues>) => flexibleTestingIssues;

/** As many pages as the URL says. */
export const useIssuePages = (address: IssueAddress): IssueList => {
  const { search } = address;
  const { triage } = search;
  const filter = useMemo(() => narrowingAsked(search), [search]);
  const paged = usePaged({ query: AllIssues, variables: issuesAsked(search), listOf, ...sizesOf(address) });
  const { data, rows: issues, standing, error, fetching: isLoadingMore, isCut, retry: onRetry, see: onSight } = paged;
  const isThere = data !== undefined;
  const figures = useIssueFigures(filter);
  const onMore = useMore(paged, address);
  return useMemo(() => {
    const counts = figures === undefined ? null : countsOf(figures);
    if (!isThere)
      return error === undefined ? { kind: 'loading', counts } : { kind: 'failed', requestId: requestIdOf(error), onRetry, counts };
    const total = Math.max(standing, counts?.[triage] ?? 0);
    return {
      kind: 'listed',
      issues,
      counts: counts ?? countsOf(undefined),
      total,
      isLoadingMore,
      isCut,
      onMore,
      onSight,
    };
  }, [isThere, issues, standing, error, figures, triage, isLoadingMore, isCut, onMore, onRetry, onSight]);
};
