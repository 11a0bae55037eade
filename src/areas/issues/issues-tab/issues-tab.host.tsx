import { requestIdOf } from '#src/cache/failure.ts';
import { usePaged } from '#src/cache/paged.ts';
import type { ResultOf, VariablesOf } from '#schema/generated/client/gql.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { useMemo, useCallback, useEffect } from 'react';
import type { ReactNode } from 'react';
import { countsOf } from '../issue-desk/use-issue-pages.ts';
import { isNarrowed, placeOfIssues } from '../issue/issue-address.rules.ts';
import type { IssueList, ListedIssue } from '../issue/issue-list.ts';
import { useIssueAddress, issueHref } from '../issue/use-issue-address.ts';
import type { IssueAddress } from '../issue/use-issue-address.ts';
import { useIssueFigures } from '../issue/use-issue-figures.ts';
import { sizesOf, useMore } from '../issue/use-paging.ts';
import { IssuesOfTest } from './issues-tab.documents.ts';
import { ExportJobs } from '../follow-export/follow-export.documents.ts';
import { IssueTags } from '../issue/issue.documents.ts';
import { IssueActsHost } from '../issue-acts.host.tsx';
import { IssueDeskHost } from '../issue-desk/issue-desk.host.tsx';
import { emptyIssuesText, narrowedBy } from '../issue-desk/empty-text.rules.ts';
import { askTogether } from '#src/cache/together.ts';
import { createRequest, useClient } from 'urql';
import type { GraphQLRequest } from 'urql';

/** Asks in one call for what the tab shows when it opens; later its list is narrowed alone. */
const useOpening = (variables: VariablesOf<typeof IssuesOfTest>, beside: GraphQLRequest<unknown>): void => {
  const client = useClient();
  useEffect(() => {
    const opened = [createRequest(IssuesOfTest, variables), createRequest(IssueTags, {}), createRequest(ExportJobs, {}), beside];
    return askTogether(opened);
    // oxlint-disable-next-line react/exhaustive-deps -- the list that the tab opens with
  }, [client]);
};

const testOf = ({ platformTest }: ResultOf<typeof IssuesOfTest>) =>
  platformTest.__typename === 'FlexibleTestingTest' ? platformTest : null;

const listOf = (data: ResultOf<typeof IssuesOfTest>) => testOf(data)?.issues;

const useTestIssues = (testId: string, address: IssueAddress, beside: GraphQLRequest<unknown>) => {
  const { triage, tags, match, severities, itemState, words } = address.search;
  const narrowing = useMemo(
    () => ({
      testIdEq: testId,
      ...(tags.length > 0 && (match === 'any' ? { issueTagsIdsEq: tags } : { issueTagsIdsContains: tags })),
      ...(severities.length > 0 && { severityIn: severities }),
      ...(itemState !== null && { itemStateEq: itemState }),
      ...(words !== '' && { search: words }),
    }),
    [testId, tags, match, severities, itemState, words],
  );
  const isFiltered = isNarrowed(address.search);
  const place = `${testId} ${placeOfIssues(address.search)}`;
  const variables = {
    testId,
    triageStatus: triage,
    tagMode: match,
    first: pageSizes.issues,
    ...(tags.length > 0 && { tagIds: tags }),
    ...(severities.length > 0 && { severityIn: severities }),
    ...(itemState !== null && { itemState }),
    ...(words !== '' && { search: words }),
  };
  useOpening(variables, beside);
  const paged = usePaged({
    query: IssuesOfTest,
    variables,
    listOf,
    ...sizesOf(address),
  });
  const figures = useIssueFigures(narrowing, !isFiltered);
  const { data, rows: issues, standing, error, fetching: isLoadingMore, isCut, retry: onRetry, see: onSight } = paged;
  const found = data === undefined ? null : testOf(data);
  const test = found?.id === testId ? found : null;
  const onMore = useMore(paged, address);
  const counts = test?.issueCounts;
  const list = useMemo((): IssueList => {
    if (counts === undefined)
      return error === undefined
        ? { kind: 'loading', counts: null }
        : { kind: 'failed', requestId: requestIdOf(error), onRetry, counts: null };
    const shown = isFiltered ? countsOf(figures) : counts;
    const total = isFiltered && figures === undefined ? null : Math.max(shown[triage], standing);
    return { kind: 'listed', issues, counts: shown, total, isLoadingMore, isCut, onMore, onSight };
  }, [counts, issues, standing, error, triage, isFiltered, figures, isLoadingMore, isCut, onMore, onRetry, onSight]);
  return { list, place, status: test?.testWindow.status ?? 'open' };
};

type IssuesTabHostProps = {
  readonly testId: string;
  readonly views: ReactNode;
  /** What the views ask for as the tab opens. */
  readonly beside: GraphQLRequest<unknown>;
};

export function IssuesTabHost({ testId, views, beside }: IssuesTabHostProps) {
  const address = useIssueAddress();
  const { search } = address;
  const { triage } = search;
  const { list, place, status } = useTestIssues(testId, address, beside);
  const hrefOf = useCallback((issue: ListedIssue) => issueHref(`/results/${testId}/issue/${issue.id}`, triage), [testId, triage]);
  return (
    <>
      {views}
      <IssueActsHost isList>
        <IssueDeskHost
          list={list}
          place={place}
          emptyText={emptyIssuesText(triage, status, narrowedBy(search))}
          hrefOf={hrefOf}
          isAcrossTests={false}
        />
      </IssueActsHost>
    </>
  );
}
