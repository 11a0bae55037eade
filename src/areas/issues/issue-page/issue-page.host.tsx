import { requestIdOf } from '#src/cache/failure.ts';
import { usePageTitle } from '#src/title.ts';
import type { BackLink } from '#src/ui/page.tsx';
import { UnloadedPage } from '#src/ui/unloaded-page.tsx';
import { useQuery } from 'urql';
import { useIssueAddress, issueHref } from '../issue/use-issue-address.ts';
import { OneIssue, NextIssue } from '../issue-reading/issue-reading.documents.ts';
import { IssuePageWaiting, IssuePageView } from './issue-page.view.tsx';
import { selectChoice } from '#machines/flows/issues/judge.selectors.ts';
import { oneIssue } from '#machines/flows/issues/judge.rules.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { judgedOf } from '../issue/issue-list.ts';
import { useIsWide } from '#src/ui/use-is-wide.ts';
import { IssueReadingHost } from '../issue-reading/issue-reading.host.tsx';
import type { ReadIssue } from '../issue/issue-parts.ts';
import { useIssueActs } from '../issue/use-acts.ts';
import { verdictKeys } from '../triage-issue/verdict-keys.ts';
import { PhoneActionsView, PhoneVerdictsView, VerdictBarView } from '../triage-issue/verdict-bar.view.tsx';
import { issueKeys } from '../issue/issue-keys.ts';

const exporting = { keys: 'e', label: 'export', act: 'Export this issue' };
const ahead = { keys: 'j', label: 'next', act: 'Next issue' };

/** Once the test has ended; null when there is none. */
const useNextHref = ({ id, test }: ReadIssue, root: string): string | null => {
  const { triage } = useIssueAddress().search;
  const isClosed = test.testWindow.status === 'closed';
  const [{ data }] = useQuery({ query: NextIssue, variables: { issueId: id, triageStatus: triage }, pause: !isClosed });
  const next = data?.flexibleTestingNextIssue?.id;
  return !isClosed || next === undefined ? null : issueHref(`${root}/${next}`, triage);
};

type LoadedIssueHostProps = { readonly issue: ReadIssue; readonly back: BackLink; readonly root: string };

function LoadedIssueHost({ issue, back, root }: LoadedIssueHostProps) {
  const { judge, over } = useIssueActs();
  const navigation = useNavigation();
  const isWide = useIsWide();
  const { id: userId, role } = useViewer();
  const { id, wasRead } = issue;
  const next = useNextHref(issue, root);
  const { row } = judgedOf(issue);
  const of = useMemo(() => oneIssue(judgedOf(issue)), [issue]);
  const said = useMemo(() => verdicts(issueLifecycle, row, { role, userId }), [row, role, userId]);
  const isChoosing = useSelector(judge, selectChoice) !== null;
  useEffect(() => judge.send({ type: 'issue.open', issueId: id, wasRead }), [judge, id, wasRead]);
  const hasNext = next !== null;
  useStatusBar(useMemo(() => ({ keys: [...issueKeys(() => said), exporting, ...(hasNext ? [ahead] : [])] }), [said, hasNext]));
  const bindings = useMemo(
    () => ({
      ...verdictKeys(judge, () => of),
      e: () => over.send({ type: 'issues.export', issueIds: [id] }),
      j: () => {
        if (next !== null && !isChoosing) navigation?.navigate(next, { replace: false });
      },
    }),
    [judge, over, of, id, next, isChoosing, navigation],
  );
  useKeys(bindings);
  const verdict = { of, row, judge, verdicts: said };
  const bar = { ...verdict, href: `${root}/${id}`, isOnPage: true, onExport: () => over.send({ type: 'issues.export', issueIds: [id] }) };
  return (
    <IssuePageView
      issue={issue}
      back={back}
      next={next}
      verdicts={isWide ? <VerdictBarView {...bar} /> : <PhoneVerdictsView {...bar} />}
      actions={isWide ? null : <PhoneActionsView {...verdict} />}
    >
      <IssueReadingHost key={id} issueId={id} href={`${root}/${id}`} isAsked />
    </IssuePageView>
  );
}

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
