import { historyHref } from '#schema/vocabulary/audit.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { UnsentMark } from '#src/outbox/unsent-mark.tsx';
import { selectIsAwaiting, selectNotUndone } from '#machines/flows/issues/judge.selectors.ts';
import { useSelector } from '@xstate/react';
import { Ellipsis, Upload } from 'lucide-react';
import { AcceptButton, DuplicateButton, RejectControl, SeverityControl } from './verdicts.view.tsx';
import type { VerdictProps } from './verdicts.view.tsx';

type BarProps = VerdictProps & { readonly href: string; readonly isOnPage: boolean; readonly onExport: () => void };

function MoreMenu({ of, judge, verdicts, href, isOnPage }: Omit<BarProps, 'onExport'>) {
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label="More actions" />}
      label="More actions"
      groups={[
        {
          id: 'issue',
          items: [
            { id: 'untriage', label: 'Move back to New', disabledReason: verdicts['issue.untriage'] },
            { id: 'unmerge', label: 'Not a duplicate', disabledReason: verdicts['issue.unmerge'] },
            { id: 'history', label: 'History', href: historyHref(of.issues[0]?.issueId ?? '') },
            ...(isOnPage ? [] : [{ id: 'page', label: 'Open as a page', keys: 'Enter', href }]),
          ],
        },
      ]}
      onAction={(id) => {
        if (id === 'untriage') judge.send({ type: 'issues.untriage', of });
        if (id === 'unmerge') judge.send({ type: 'issues.unmerge', of });
      }}
    />
  );
}

function Standing({ of, judge }: Pick<VerdictProps, 'of' | 'judge'>) {
  const issueId = of.issues[0]?.issueId ?? '';
  const notUndone = useSelector(judge, selectNotUndone(issueId));
  const isAwaiting = useSelector(judge, selectIsAwaiting(issueId));
  if (isAwaiting) return <p className="basis-full text-small text-ink-2">Your verdict waits until this issue is shown.</p>;
  if (notUndone !== null) return <p className="basis-full text-small text-danger">Not undone: {notUndone}</p>;
  return (
    <p className="basis-full empty:hidden">
      <UnsentMark thing={issueId} />
    </p>
  );
}

export function VerdictBarView({ href, isOnPage, onExport, ...verdict }: BarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Triage"
      data-chrome=""
      className="flex flex-wrap items-center gap-2 border-b border-line bg-sheet px-6 py-2.5 max-wide:px-4"
    >
      <AcceptButton {...verdict} />
      <DuplicateButton {...verdict} />
      <RejectControl {...verdict} />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <SeverityControl {...verdict} />
        <Button icon={Upload} keys={verdict.isQuiet === true ? undefined : 'E'} onPress={onExport}>
          Export this issue
        </Button>
        <MoreMenu {...verdict} href={href} isOnPage={isOnPage} />
      </div>
      <Standing {...verdict} />
    </div>
  );
}

/** On a phone the severity stands above and the decisions at the bottom. */
export function PhoneVerdictsView({ href, isOnPage, onExport, ...verdict }: BarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Triage"
      data-chrome=""
      className="flex flex-wrap items-center gap-2 border-b border-line bg-sheet px-4 py-2"
    >
      <SeverityControl {...verdict} />
      <div className="ml-auto flex items-center gap-1">
        <IconButton icon={Upload} label="Export this issue" onPress={onExport} />
        <MoreMenu {...verdict} href={href} isOnPage={isOnPage} />
      </div>
      <Standing {...verdict} />
    </div>
  );
}

export function PhoneActionsView(verdict: VerdictProps) {
  return (
    <ActionBar>
      <RejectControl {...verdict} />
      <DuplicateButton {...verdict} />
      <AcceptButton {...verdict} />
    </ActionBar>
  );
}
