import type { TriageStatus } from '#schema/vocabulary/issue.ts';
import { selectChoice } from '#machines/flows/issues/triage-issue/triage-issue.selectors.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { useKeys } from '#src/keys.ts';
import { useLine } from '#src/line.tsx';
import { usePageTitle } from '#src/title.ts';
import type { BackLink } from '#src/ui/page.tsx';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useQuery } from 'urql';
import { useExport } from '../export-issues/export-issues.host.tsx';
import { triagedOf } from '../issue-desk/issue-list.ts';
import { useIsWide } from '../issue-desk/use-is-wide.ts';
import { useIssueAddress } from '../issue-desk/use-issue-address.ts';
import { IssueReadingHost } from '../issue-reading/issue-reading.host.tsx';
import { NextIssue, OneIssue } from '../issue-reading/issue-reading.documents.ts';
import type { ReadIssue } from '../issue-reading/issue-parts.ts';
import { useTriage } from '../triage-issue/triage-issue.host.tsx';
import { triageReasons } from '../triage-issue/triage-reasons.ts';
import { verdictKeys } from '../triage-issue/verdict-keys.ts';
import { PhoneActionsView, PhoneVerdictsView, VerdictBarView } from '../triage-issue/verdict-bar.view.tsx';
import { IssuePageFailed, IssuePageView, IssuePageWaiting } from './issue-page.view.tsx';

type IssuePageHostProps = {
  readonly issueId: string;
  /** Where the list of issues is, and the pages of issues below it. */
  readonly back: BackLink;
  readonly root: string;
};

const keys = [
  { keys: '1', label: 'accept' },
  { keys: '2', label: 'duplicate' },
  { keys: '3', label: 'reject' },
  { keys: 's', label: 'severity' },
  { keys: 'u', label: 'undo' },
  { keys: 'e', label: 'export' },
  { keys: 'j', label: 'next' },
];
const line = { keys };

const withTriage = (href: string, triage: TriageStatus): string =>
  triage === 'untriaged' ? href : `${href}${href.includes('?') ? '&' : '?'}triage=${triage}`;

/** One issue on its own page. */
export function IssuePageHost({ issueId, back: list, root }: IssuePageHostProps) {
  const { triage } = useIssueAddress().search;
  const back = { ...list, href: withTriage(list.href, triage) };
  const [{ data, error }, ask] = useQuery({ query: OneIssue, variables: { id: issueId } });
  const issue = data?.flexibleTestingIssue;
  usePageTitle(issue?.id === issueId ? `${issue.code} ${issue.title}` : 'Issue');
  if (issue?.id === issueId) return <LoadedIssue issue={issue} back={back} root={root} />;
  if (error === undefined) return <IssuePageWaiting back={back} />;
  return <IssuePageFailed back={back} requestId={requestIdOf(error)} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
}

function LoadedIssue({ issue, back, root }: Omit<IssuePageHostProps, 'issueId'> & { readonly issue: ReadIssue }) {
  const triage = useTriage();
  const exporter = useExport();
  const navigation = useNavigation();
  const isWide = useIsWide();
  const { search } = useIssueAddress();
  const { id: userId, role } = useViewer();
  const { id, wasRead } = issue;
  const isClosed = issue.test.testWindow.status === 'closed';
  const [{ data: found }] = useQuery({ query: NextIssue, variables: { issueId: id, triageStatus: search.triage }, pause: !isClosed });
  const nextId = found?.flexibleTestingNextIssue?.id;
  const next = isClosed && nextId !== undefined ? withTriage(`${root}/${nextId}`, search.triage) : null;
  const triaged = useMemo(() => triagedOf(issue), [issue]);
  const reasons = useMemo(() => triageReasons(triaged.row, { role, userId }), [triaged, role, userId]);
  const isChoosing = useSelector(triage, selectChoice) !== null;
  useEffect(() => triage.send({ type: 'issue.open', issueId: id, wasRead }), [triage, id, wasRead]);
  useLine(line);
  useKeys(
    useMemo(
      () => ({
        ...verdictKeys(triage, () => triaged),
        e: () => exporter.send({ type: 'issue.ask', issueId: triaged.issueId }),
        j: () => {
          if (next !== null && !isChoosing) navigation?.navigate(next, { replace: false });
        },
      }),
      [triage, exporter, triaged, next, isChoosing, navigation],
    ),
  );
  const verdict = { issue: triaged, actorRef: triage, reasons };
  const bar = { ...verdict, href: `${root}/${id}`, isOnPage: true, onExport: () => exporter.send({ type: 'issue.ask', issueId: id }) };
  return (
    <IssuePageView
      issue={issue}
      back={back}
      next={next}
      verdicts={isWide ? <VerdictBarView {...bar} /> : <PhoneVerdictsView {...bar} />}
      actions={isWide ? null : <PhoneActionsView {...verdict} />}
    >
      <IssueReadingHost issueId={id} />
    </IssuePageView>
  );
}
