import { requestIdOf } from '#src/cache/failure.ts';
import { usePaged } from '#src/cache/paged.ts';
import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';
import { isNarrowed, placeOfIssues } from '../issue-desk/issue-address.rules.ts';
import type { IssueList } from '../issue-desk/issue-list.ts';
import type { IssueAddress } from '../issue-desk/use-issue-address.ts';
import { useAfter, usePaging } from '../issue-desk/use-paging.ts';
import { countsOf } from '../all-issues/use-issue-pages.ts';
import { IssueFigures } from '../all-issues/all-issues.documents.ts';
import { IssuesOfTest } from './issues-tab.documents.ts';

/** The issues of a test, by severity, page after page. */
export const useTestIssues = (testId: string, address: IssueAddress) => {
  const { triage, tags, match, severities, words } = address.search;
  const narrowing = useMemo(
    () => ({
      testIdEq: testId,
      ...(tags.length > 0 && (match === 'any' ? { issueTagsIdsEq: tags } : { issueTagsIdsContains: tags })),
      ...(severities.length > 0 && { severityIn: severities }),
      ...(words !== '' && { search: words }),
    }),
    [testId, tags, match, severities, words],
  );
  const isFiltered = isNarrowed(address.search);
  const place = `${testId} ${placeOfIssues(address.search)}`;
  const paging = useAfter(place);
  const [{ data, error, fetching, isCut }, ask] = usePaged({
    query: IssuesOfTest,
    variables: {
      testId,
      triageStatus: triage,
      tagMode: match,
      first: paging.first,
      ...(tags.length > 0 && { tagIds: tags }),
      ...(severities.length > 0 && { severityIn: severities }),
      ...(words !== '' && { search: words }),
    },
    after: paging.after,
  });
  const [{ data: figures }] = useQuery({ query: IssueFigures, variables: narrowing, pause: !isFiltered });
  const found = data?.platformTest.__typename === 'FlexibleTestingTest' ? data.platformTest : null;
  const test = found?.id === testId ? found : null;
  const onRetry = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  const onMore = usePaging(paging, { page: test?.issues, isAsking: fetching, isCut, onRetry, address });
  const list = useMemo((): IssueList => {
    if (test === null)
      return error === undefined
        ? { kind: 'loading', counts: null }
        : { kind: 'failed', requestId: requestIdOf(error), onRetry, counts: null };
    const { issueCounts, issues: page } = test;
    const counts = isFiltered ? countsOf(figures?.issueStats) : issueCounts;
    const issues = page.edges.map(({ node }) => node);
    const total = isFiltered && figures === undefined ? null : Math.max(counts[triage], issues.length);
    return { kind: 'listed', issues, counts, total, isLoadingMore: fetching, isCut, onMore };
  }, [test, error, triage, isFiltered, figures, fetching, isCut, onMore, onRetry]);
  return { list, place, status: test?.testWindow.status ?? 'open' };
};
