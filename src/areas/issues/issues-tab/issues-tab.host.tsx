import { useCallback } from 'react';
import { ExportIssuesHost } from '../export-issues/export-issues.host.tsx';
import { IssueDeskHost } from '../issue-desk/issue-desk.host.tsx';
import type { ListedIssue } from '../issue-desk/issue-list.ts';
import { useIssueAddress } from '../issue-desk/use-issue-address.ts';
import { issueHref } from '../issue-page/issue-href.ts';
import { TagIssueHost } from '../tag-issue/tag-issue.host.tsx';
import { TriageIssueHost } from '../triage-issue/triage-issue.host.tsx';
import { emptyIssuesText } from './empty-text.rules.ts';
import { useTestIssues } from './use-test-issues.ts';

/** The Issues tab of a test: its issues by severity, judged from the keyboard. */
export function IssuesTabHost({ testId }: { readonly testId: string }) {
  const address = useIssueAddress();
  const { triage, tags } = address.search;
  const { list, place, status } = useTestIssues(testId, address);
  const hrefOf = useCallback((issue: ListedIssue) => issueHref(`/results/${testId}/issue/${issue.id}`, triage), [testId, triage]);
  return (
    <TriageIssueHost isList>
      <TagIssueHost>
        <ExportIssuesHost>
          <IssueDeskHost
            list={list}
            place={place}
            emptyText={emptyIssuesText(triage, status, tags.length > 0)}
            hrefOf={hrefOf}
            isAcrossTests={false}
          />
        </ExportIssuesHost>
      </TagIssueHost>
    </TriageIssueHost>
  );
}
