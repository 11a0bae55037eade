import { requestIdOf } from '#src/cache/failure.ts';
import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';
import type { UseQueryState } from 'urql';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { ExportIssuesHost } from '../export-issues/export-issues.host.tsx';
import { IssueDeskHost } from '../issue-desk/issue-desk.host.tsx';
import type { IssueList, ListedIssue } from '../issue-desk/issue-list.ts';
import { useIssueAddress } from '../issue-desk/use-issue-address.ts';
import { issueHref } from '../issue-page/issue-href.ts';
import { TriageIssueHost } from '../triage-issue/triage-issue.host.tsx';
import { emptyIssuesText } from './empty-text.rules.ts';
import { IssuesOfTest } from './issues-tab.documents.ts';

type Answer = UseQueryState<ResultOf<typeof IssuesOfTest>>;

const testOf = ({ data }: Answer) => (data?.platformTest.__typename === 'FlexibleTestingTest' ? data.platformTest : null);

const listOf = (answer: Answer, testId: string, triage: 'untriaged' | 'accepted' | 'rejected', onRetry: () => void): IssueList => {
  const test = testOf(answer);
  const counts = test?.id === testId ? test.issueCounts : null;
  if (test === null || counts === null)
    return answer.error === undefined
      ? { kind: 'loading', counts }
      : { kind: 'failed', requestId: requestIdOf(answer.error), onRetry, counts };
  const issues = test.issues.edges.map(({ node }) => node);
  const total = test.issues.pageInfo.hasNextPage ? counts[triage] : issues.length;
  return { kind: 'listed', issues, counts, total, isLoadingMore: false, onMore: null };
};

/** The Issues tab of a test: its issues by severity, judged from the keyboard. */
export function IssuesTabHost({ testId }: { readonly testId: string }) {
  const { search } = useIssueAddress();
  const { triage, tags, match } = search;
  const [answer, ask] = useQuery({
    query: IssuesOfTest,
    variables: { testId, triageStatus: triage, tagMode: match, ...(tags.length > 0 && { tagIds: tags }) },
  });
  const again = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  const list = useMemo(() => listOf(answer, testId, triage, again), [answer, testId, triage, again]);
  const hrefOf = useCallback((issue: ListedIssue) => issueHref(`/results/${testId}/issue/${issue.id}`, triage), [testId, triage]);
  const status = testOf(answer)?.testWindow.status ?? 'open';
  return (
    <TriageIssueHost>
      <ExportIssuesHost>
        <IssueDeskHost
          list={list}
          place={`${testId} ${triage} ${match} ${tags.join()}`}
          emptyText={emptyIssuesText(triage, status, tags.length > 0)}
          hrefOf={hrefOf}
          isAcrossTests={false}
        />
      </ExportIssuesHost>
    </TriageIssueHost>
  );
}
