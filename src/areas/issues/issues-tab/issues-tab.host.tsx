import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { IssueActsHost } from '../issue-acts.host.tsx';
import { IssueDeskHost } from '../issue-desk/issue-desk.host.tsx';
import type { ListedIssue } from '../issue/issue-list.ts';
import { useIssueAddress } from '../issue/use-issue-address.ts';
import { issueHref } from '../issue/issue-href.ts';
import { emptyIssuesText, narrowedBy } from '../issue-desk/empty-text.rules.ts';
import { useTestIssues } from './use-test-issues.ts';

/** The Issues tab of a test: its issues by severity, judged from the keyboard, below the saved views of such lists. */
export function IssuesTabHost({ testId, views }: { readonly testId: string; readonly views: ReactNode }) {
  const address = useIssueAddress();
  const { search } = address;
  const { triage } = search;
  const { list, place, status } = useTestIssues(testId, address);
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
