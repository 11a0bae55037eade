import { usePageTitle } from '#src/title.ts';
import { IssueActsHost } from '../issue-acts.host.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { useCallback } from 'react';
import { IssueDeskHost } from '../issue-desk/issue-desk.host.tsx';
import { placeOfIssues } from '../issue-desk/issue-address.rules.ts';
import type { ListedIssue } from '../issue-desk/issue-list.ts';
import { useIssueAddress } from '../issue-desk/use-issue-address.ts';
import { issueHref } from '../issue-page/issue-href.ts';
import { noneMatch } from '../issues-tab/empty-text.rules.ts';
import { useIssuePages } from './use-issue-pages.ts';

/** All issues of the organization, across its tests. */
export function AllIssuesHost() {
  const address = useIssueAddress();
  const { triage } = address.search;
  const list = useIssuePages(address);
  const hrefOf = useCallback((issue: ListedIssue) => issueHref(`/issues/${issue.id}`, triage), [triage]);
  usePageTitle('Issues');
  return (
    <Page>
      <PageHeader title="Issues" sentence="Issues of all tests of your organization." />
      <IssueActsHost isList>
        <IssueDeskHost list={list} place={placeOfIssues(address.search)} emptyText={noneMatch} hrefOf={hrefOf} isAcrossTests />
      </IssueActsHost>
    </Page>
  );
}
