import { usePageTitle } from '#src/title.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { useCallback } from 'react';
import { ExportIssuesHost } from '../export-issues/export-issues.host.tsx';
import { IssueDeskHost } from '../issue-desk/issue-desk.host.tsx';
import type { ListedIssue } from '../issue-desk/issue-list.ts';
import { useIssueAddress } from '../issue-desk/use-issue-address.ts';
import { issueHref } from '../issue-page/issue-href.ts';
import { TagIssueHost } from '../tag-issue/tag-issue.host.tsx';
import { TriageIssueHost } from '../triage-issue/triage-issue.host.tsx';
import { useIssuePages } from './use-issue-pages.ts';

const noneMatch = 'There are no issues matching your filters.';

/** All issues of the organization, across its tests. */
export function AllIssuesHost() {
  const address = useIssueAddress();
  const { triage, tags, match, sort } = address.search;
  const list = useIssuePages(address);
  const hrefOf = useCallback((issue: ListedIssue) => issueHref(`/issues/${issue.id}`, triage), [triage]);
  usePageTitle('Issues');
  return (
    <Page>
      <PageHeader title="Issues" sentence="Issues of all tests of your organization." />
      <TriageIssueHost isList>
        <TagIssueHost>
          <ExportIssuesHost>
            <IssueDeskHost
              list={list}
              place={`${triage} ${match} ${tags.join()} ${sort}`}
              emptyText={noneMatch}
              hrefOf={hrefOf}
              isAcrossTests
            />
          </ExportIssuesHost>
        </TagIssueHost>
      </TriageIssueHost>
    </Page>
  );
}
