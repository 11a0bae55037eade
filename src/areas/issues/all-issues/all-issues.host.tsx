import { FirstUseHost } from '#src/first-use.host.tsx';
import { firstUseTexts } from '#schema/vocabulary/first-use.ts';
import { usePageTitle } from '#src/title.ts';
import { IssueActsHost } from '../issue-acts.host.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { IssueDeskHost } from '../issue-desk/issue-desk.host.tsx';
import { isNarrowed, placeOfIssues } from '../issue/issue-address.rules.ts';
import type { ListedIssue } from '../issue/issue-list.ts';
import { useIssueAddress, issueHref } from '../issue/use-issue-address.ts';
import { noneMatch } from '../issue-desk/empty-text.rules.ts';
import { useIssuePages } from '../issue-desk/use-issue-pages.ts';

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
