import { pageSizes } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';
import type { IssueList } from '../issue-desk/issue-list.ts';
import type { IssueAddress } from '../issue-desk/use-issue-address.ts';
import { useAfter, usePaging } from '../issue-desk/use-paging.ts';
import { IssuesOfTest } from './issues-tab.documents.ts';

/** The issues of a test, by severity, page after page. */
export const useTestIssues = (testId: string, address: IssueAddress) => {
  const { triage, tags, match } = address.search;
  const isFiltered = tags.length > 0;
  const place = `${testId} ${triage} ${match} ${tags.join()}`;
  const paging = useAfter(place);
  const [{ data, error, fetching }, ask] = useQuery({
    query: IssuesOfTest,
    variables: {
      testId,
      triageStatus: triage,
      tagMode: match,
      first: pageSizes.issues,
      ...(isFiltered && { tagIds: tags }),
      ...(paging.after !== null && { after: paging.after }),
    },
  });
  const found = data?.platformTest.__typename === 'FlexibleTestingTest' ? data.platformTest : null;
  const test = found?.id === testId ? found : null;
  const onMore = usePaging(paging, { page: test?.issues, isAsking: fetching, address });
  const onRetry = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  const list = useMemo((): IssueList => {
    if (test === null)
      return error === undefined
        ? { kind: 'loading', counts: null }
        : { kind: 'failed', requestId: requestIdOf(error), onRetry, counts: null };
    const { issueCounts: counts, issues: page } = test;
    const issues = page.edges.map(({ node }) => node);
    const total = isFiltered ? null : Math.max(counts[triage], issues.length);
    return { kind: 'listed', issues, counts, total, isLoadingMore: fetching, onMore };
  }, [test, error, triage, isFiltered, fetching, onMore, onRetry]);
  return { list, place, status: test?.testWindow.status ?? 'open' };
};
