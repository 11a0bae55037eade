import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import type { BackLink } from '#src/ui/page.tsx';
import { UnloadedPage } from '#src/ui/unloaded-page.tsx';
import { useQuery } from 'urql';
import { useIssueAddress } from '../issue/use-issue-address.ts';
import { OneIssue } from '../issue-reading/issue-reading.documents.ts';
import { issueHref } from '../issue/issue-href.ts';
import { IssuePageWaiting } from './issue-page.view.tsx';
import { LoadedIssueHost } from './loaded-issue.host.tsx';

type IssuePageHostProps = {
  readonly issueId: string;
  readonly back: BackLink;
  readonly root: string;
};

export function IssuePageHost({ issueId, back: list, root }: IssuePageHostProps) {
  const { triage } = useIssueAddress().search;
  const back = { ...list, href: issueHref(list.href, triage) };
  const [{ data, error }, ask] = useQuery({ query: OneIssue, variables: { id: issueId } });
  const issue = data?.flexibleTestingIssue;
  usePageTitle(issue?.id === issueId ? `${issue.code} ${issue.title}` : 'Issue');
  if (issue?.id === issueId) return <LoadedIssueHost issue={issue} back={back} root={root} />;
  if (error === undefined) return <IssuePageWaiting back={back} />;
  return (
    <UnloadedPage
      back={back}
      title="The issue could not be loaded."
      requestId={requestIdOf(error)}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}
