import { selectIsSelecting } from '#machines/flows/issues/export-issues.ts';
import { selectCurrent } from '#machines/flows/issues/walk-issues.ts';
import type { WalkIssuesActorRef } from '#machines/flows/issues/walk-issues.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { memo, useEffect, useMemo } from 'react';
import { useExport } from '../export-issues/export-issues.host.tsx';
import { ReachingContext } from '../issue/issue-key.tsx';
import type { Reaching } from '../issue/issue-key.tsx';
import { triagedOf } from '../issue/issue-list.ts';
import type { ListedIssue } from '../issue/issue-list.ts';
import { useTriage } from '../triage-issue/triage-issue.host.tsx';
import { VerdictBarView } from '../triage-issue/verdict-bar.view.tsx';
import { IssueReadingHost } from './issue-reading.host.tsx';
import { IssueHeadView } from './issue-reading.view.tsx';

type IssuePaneHostProps = {
  readonly issue: ListedIssue;
  readonly href: string;
  readonly isOpened: boolean;
  readonly walk: WalkIssuesActorRef;
};

export const IssuePaneHost = memo(function IssuePane({ issue, href, isOpened, walk }: IssuePaneHostProps) {
  const triage = useTriage();
  const exporter = useExport();
  const isSelecting = useSelector(exporter, selectIsSelecting);
  const { id: userId, role } = useViewer();
  const { id, wasRead } = issue;
  const triaged = useMemo(() => ({ ...triagedOf(issue), isReadBeside: true }), [issue]);
  const said = useMemo(() => verdicts(issueLifecycle, triaged.row, { role, userId }), [triaged, role, userId]);
  useEffect(() => {
    if (isOpened) triage.send({ type: 'issue.open', issueId: id, wasRead });
  }, [triage, isOpened, id, wasRead]);
  const reaching = useMemo<Reaching>(() => ({ reached: () => selectCurrent(walk.getSnapshot()), wish: { current: null } }), [walk]);
  return (
    <ReachingContext value={reaching}>
      <VerdictBarView
        issue={triaged}
        actorRef={triage}
        verdicts={said}
        href={href}
        isOnPage={false}
        isQuiet={isSelecting}
        onExport={() => exporter.send({ type: 'issue.ask', issueId: id })}
      />
      <section
        key={id}
        aria-label="Issue"
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto px-6 pt-5 pb-16 max-wide:px-4 print:overflow-visible"
      >
        <IssueHeadView code={issue.code} title={issue.title} />
        <IssueReadingHost issueId={id} href={href} />
      </section>
    </ReachingContext>
  );
});
