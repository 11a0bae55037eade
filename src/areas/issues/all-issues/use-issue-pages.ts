import { requestIdOf } from '#src/cache/failure.ts';
import { usePaged } from '#src/cache/paged.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import type { IssueCounts, IssueList } from '../issue-desk/issue-list.ts';
import type { IssueAddress } from '../issue-desk/use-issue-address.ts';
import { sizesOf, useMore } from '../issue-desk/use-paging.ts';
import { AllIssues, IssueFigures } from './all-issues.documents.ts';

const listOf = ({ flexibleTestingIssues }: ResultOf<typeof AllIssues>) => flexibleTestingIssues;

/** Asks page after page for as many as the address says, and for the figures of the filters. */
export const useIssuePages = (address: IssueAddress): IssueList => {
  const { triage, tags, match, severities, words, testId, sort } = address.search;
  const filter = useMemo(
    () => ({
      ...(tags.length > 0 && (match === 'any' ? { issueTagsIdsEq: tags } : { issueTagsIdsContains: tags })),
      ...(severities.length > 0 && { severityIn: severities }),
      ...(words !== '' && { search: words }),
      ...(testId !== null && { testIdEq: testId }),
    }),
    [tags, match, severities, words, testId],
  );
  const paged = usePaged({
    query: AllIssues,
    variables: {
      triageStatusEq: triage,
      ...filter,
      sort: { field: 'created_at', direction: sort },
      first: pageSizes.issues,
    },
    listOf,
    ...sizesOf(address),
  });
  const { data, rows: issues, error, fetching: isLoadingMore, isCut, retry: onRetry, see: onSight } = paged;
  const isThere = data !== undefined;
  const [{ data: figures }] = useQuery({ query: IssueFigures, variables: filter });
  const onMore = useMore(paged, address);
  return useMemo(() => {
    const stats = figures?.issueStats;
    const counts: IssueCounts | null =
      stats === undefined
        ? null
        : { untriaged: stats.newIssuesCount, accepted: stats.acceptedIssuesCount, rejected: stats.rejectedIssuesCount };
    if (!isThere)
      return error === undefined ? { kind: 'loading', counts } : { kind: 'failed', requestId: requestIdOf(error), onRetry, counts };
    const total = Math.max(issues.length, counts?.[triage] ?? 0);
    return {
      kind: 'listed',
      issues,
      counts: counts ?? { untriaged: 0, accepted: 0, rejected: 0 },
      total,
      isLoadingMore,
      isCut,
      onMore,
      onSight,
    };
  }, [isThere, issues, error, figures, triage, isLoadingMore, isCut, onMore, onRetry, onSight]);
};
