import { selectCurrent, selectIsSelecting } from '#machines/flows/issues/walk-issues.ts';
import type { WalkIssuesActorRef } from '#machines/flows/issues/walk-issues.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { memo, useEffect, useMemo } from 'react';
import { ReachingContext } from '../issue/issue-key.tsx';
import type { Reaching } from '../issue/issue-key.tsx';
import { besideOf, judgedOf } from '../issue/issue-list.ts';
import type { ListedIssue } from '../issue/issue-list.ts';
import { useIssueActs } from '../issue/use-acts.ts';
import { useOpenedIssue } from '../issue/use-issue-address.ts';
import { VerdictBarView } from '../triage-issue/verdict-bar.view.tsx';
import { IssueReadingHost } from './issue-reading.host.tsx';
import { IssueHeadView } from './issue-reading.view.tsx';

type IssuePaneHostProps = {
  readonly issue: ListedIssue;
  readonly href: string;
  readonly walk: WalkIssuesActorRef;
};

export const IssuePaneHost = memo(function IssuePane({ issue, href, walk }: IssuePaneHostProps) {
  const { judge, over } = useIssueActs();
  const isSelecting = useSelector(walk, selectIsSelecting);
  const { id: userId, role } = useViewer();
  const { id, wasRead } = issue;
  const isOpened = useOpenedIssue() === id;
  const { row } = judgedOf(issue);
  const said = useMemo(() => verdicts(issueLifecycle, row, { role, userId }), [row, role, userId]);
  useEffect(() => {
    if (isOpened) judge.send({ type: 'issue.open', issueId: id, wasRead });
  }, [judge, isOpened, id, wasRead]);
  const wish = useMemo<Reaching['wish']>(() => ({ current: null }), []);
  const reaching = useMemo<Reaching>(
    () => ({ reached: () => selectCurrent(walk.getSnapshot()), wish, isSelecting }),
    [walk, wish, isSelecting],
  );
  return (
    <ReachingContext value={reaching}>
      <VerdictBarView
        of={besideOf(issue)}
        row={row}
        judge={judge}
        verdicts={said}
        href={href}
        isOnPage={false}
        isQuiet={isSelecting}
        onExport={() => over.send({ type: 'issues.export', issueIds: [id] })}
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
