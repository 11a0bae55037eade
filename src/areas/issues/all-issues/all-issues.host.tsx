import { FirstUseHost } from '#src/first-use.host.tsx';
import { firstUseTexts } from '#schema/vocabulary/first-use.ts';
import { usePageTitle } from '#src/title.ts';
import { IssueActsHost } from '../issue-acts.host.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { IssueDeskHost } from '../issue-desk/issue-desk.host.tsx';
import { isNarrowed, placeOfIssues } from '../issue-desk/issue-address.rules.ts';
import type { ListedIssue } from '../issue-desk/issue-list.ts';
import { useIssueAddress } from '../issue-desk/use-issue-address.ts';
import { issueHref } from '../issue-page/issue-href.ts';
import { noneMatch } from '../issues-tab/empty-text.rules.ts';
import { useIssuePages } from './use-issue-pages.ts';

/** All issues of the organization, across its tests, below their saved views. */
export function AllIssuesHost({ views }: { readonly views: ReactNode }) {
  const address = useIssueAddress();
  const { triage } = address.search;
  const list = useIssuePages(address);
  const hrefOf = useCallback((issue: ListedIssue) => issueHref(`/issues/${issue.id}`, triage), [triage]);
  const isFirst = !isNarrowed(address.search) && list.counts !== null && Object.values(list.counts).every((count) => count === 0);
  usePageTitle('Issues');
  return (
    <Page>
      <PageHeader title="Issues" sentence="Issues of all tests of your organization." />
      {views}
      <IssueActsHost isList>
        <IssueDeskHost
          list={list}
          place={placeOfIssues(address.search)}
          emptyText={isFirst ? firstUseTexts.issues : noneMatch}
          firstUse={isFirst ? <FirstUseHost>{firstUseTexts.issuesHint}</FirstUseHost> : null}
          hrefOf={hrefOf}
          isAcrossTests
        />
      </IssueActsHost>
    </Page>
  );
}
