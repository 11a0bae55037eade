import { pageSizes } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { useCallback, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import type { IssueCounts, IssueList } from '../issue-desk/issue-list.ts';
import type { IssueAddress } from '../issue-desk/use-issue-address.ts';
import { AllIssues, IssueFigures } from './all-issues.documents.ts';

/** Asks page after page for as many as the address says, and for the figures of the filters. */
export const useIssuePages = ({ search, change }: IssueAddress): IssueList => {
  const { triage, tags, match, sort, pages } = search;
  const filter = useMemo(
    () => (tags.length === 0 ? {} : match === 'any' ? { issueTagsIdsEq: tags } : { issueTagsIdsContains: tags }),
    [tags, match],
  );
  const place = JSON.stringify([triage, filter, sort]);
  const [asked, setAsked] = useState<{ place: string; after: string | null }>({ place, after: null });
  const after = asked.place === place ? asked.after : null;
  const [{ data, error, fetching }, ask] = useQuery({
    query: AllIssues,
    variables: {
      triageStatusEq: triage,
      ...filter,
      sort: { field: 'created_at', direction: sort },
      first: pageSizes.issues,
      ...(after !== null && { after }),
    },
  });
  const [{ data: figures }] = useQuery({ query: IssueFigures, variables: filter });
  const page = data?.flexibleTestingIssues;
  const loaded = page?.edges.length ?? 0;
  const cursor = page?.pageInfo.hasNextPage === true ? (page.pageInfo.endCursor ?? null) : null;

  const isWanting = !fetching && cursor !== null && loaded > 0 && loaded < pages * pageSizes.issues;
  if (isWanting && after !== cursor) setAsked({ place, after: cursor });

  const onMore = useCallback(() => change({ pages: Math.floor(loaded / pageSizes.issues) + 1 }), [change, loaded]);
  const onRetry = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  return useMemo(() => {
    const stats = figures?.issueStats;
    const counts: IssueCounts | null =
      stats === undefined
        ? null
        : { untriaged: stats.newIssuesCount, accepted: stats.acceptedIssuesCount, rejected: stats.rejectedIssuesCount };
    if (page === undefined)
      return error === undefined ? { kind: 'loading', counts } : { kind: 'failed', requestId: requestIdOf(error), onRetry, counts };
    const issues = page.edges.map(({ node }) => node);
    const total = Math.max(issues.length, counts?.[triage] ?? 0);
    return {
      kind: 'listed',
      issues,
      counts: counts ?? { untriaged: 0, accepted: 0, rejected: 0 },
      total,
      isLoadingMore: fetching,
      onMore: cursor === null ? null : onMore,
    };
  }, [page, error, figures, triage, fetching, cursor, onMore, onRetry]);
};
