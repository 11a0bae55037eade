import { oneIssue } from '#machines/flows/issues/judge.rules.ts';
import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import type { OverIssuesActorRef } from '#machines/flows/issues/over-issues.ts';
import { selectCurrent, selectIsSelecting } from '#machines/flows/issues/walk-issues.ts';
import { neighbour } from '#machines/flows/issues/walk-issues.rules.ts';
import type { WalkIssuesActorRef } from '#machines/flows/issues/walk-issues.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import { useKeys } from '#src/keys.ts';
import type { KeyBindings } from '#src/keys.ts';
import type { StatusBarEntry } from '#src/status-bar.tsx';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { issueKeys } from '../issue/issue-keys.ts';
import type { IssueRefusals } from '../issue/issue-keys.ts';
import { verdictKeys } from '../triage-issue/verdict-keys.ts';
import { besideOf, judgedOf } from '../issue/issue-list.ts';
import type { ListedIssue } from '../issue/issue-list.ts';

type DeskKeys = {
  readonly walk: WalkIssuesActorRef;
  readonly judge: JudgeActorRef;
  readonly over: OverIssuesActorRef;
  readonly issues: readonly ListedIssue[];
  readonly isReadBeside: boolean;
};

const move = { keys: 'j k', label: 'move' };
const open = { keys: 'Enter', label: 'open' };
const views = { keys: 'v', label: 'views', act: 'Choose a saved view' };
const select = { keys: 'x', label: 'select', act: 'Select this issue' };
const several = [
  { keys: 'Shift j', label: 'extend' },
  { keys: 'Shift a', label: 'select all' },
];

const keysOf = (refusals: IssueRefusals): readonly StatusBarKey[] => [
  move,
  ...issueKeys(refusals),
  select,
  { keys: 'e', label: 'export', act: 'Export this issue' },
  open,
  views,
  ...several,
];

const selectingKeys: readonly StatusBarKey[] = [
  { keys: '1', label: 'accept selected', act: 'Accept the selected issues' },
  { keys: '2', label: 'duplicates', act: 'Reject the selected issues as duplicates' },
  { keys: '3', label: 'reject selected', act: 'Reject the selected issues' },
  { keys: 's', label: 'severity', act: 'Change the severity of the selected issues' },
  { keys: 't', label: 'tags', act: 'Tag the selected issues' },
  { keys: 'e', label: 'export', act: 'Export the selected issues' },
  ...several,
  { keys: 'Escape', label: 'clear' },
  { keys: 'u', label: 'undo' },
  move,
  select,
  open,
  { keys: 'n', label: 'note' },
  views,
];

const pick = (bindings: KeyBindings, names: readonly string[]): KeyBindings =>
  Object.fromEntries(Object.entries(bindings).filter(([name]) => names.includes(name)));

export const deskLine = (position: number, total: number, filter: string, keys: readonly StatusBarKey[]): StatusBarEntry => ({
  keys,
  ...(position > 0 && { note: `${position} of ${total} ${filter}` }),
});

const rowOf = (issueId: string | null): HTMLElement | null =>
  issueId === null ? null : document.querySelector<HTMLElement>(`[data-key="${CSS.escape(issueId)}"]`);

const isFreeFor = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('[data-row], [data-more], [data-heading], main:focus') !== null;

/** Scrolls to the current row, and moves focus where it was on a row or on the status bar. */
const follow = (walk: WalkIssuesActorRef) =>
  walk.on('issue.reached', ({ issueId }) =>
    requestAnimationFrame(() => {
      const row = rowOf(issueId);
      if (row === null) return;
      if (isFreeFor(document.activeElement)) row.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'nearest' });
    }),
  );

/** Asked of the chart on each look. */
export const useDeskKeyNames = (walk: WalkIssuesActorRef, issues: readonly ListedIssue[]): readonly StatusBarKey[] => {
  const { id: userId, role } = useViewer();
  const isSelecting = useSelector(walk, selectIsSelecting);
  const latest = useRef(issues);
  useEffect(() => {
    latest.current = issues;
  }, [issues]);
  return useMemo(() => {
    const refusals: IssueRefusals = () => {
      const issue = latest.current.find(({ id }) => id === selectCurrent(walk.getSnapshot()));
      return issue === undefined ? null : verdicts(issueLifecycle, judgedOf(issue).row, { role, userId });
    };
    return isSelecting ? selectingKeys : keysOf(refusals);
  }, [walk, isSelecting, role, userId]);
};

export const useDeskKeys = ({ walk, judge, over, issues, isReadBeside }: DeskKeys): void => {
  const isSelecting = useSelector(walk, selectIsSelecting);
  useEffect(() => {
    const following = follow(walk);
    return () => following.unsubscribe();
  }, [walk]);
  const bindings = useMemo<KeyBindings>(() => {
    const current = (): ListedIssue | undefined => issues.find(({ id }) => id === selectCurrent(walk.getSnapshot()));
    const about = (type: 'issue.toggle' | 'range.extend') => () => {
      const issue = current();
      if (issue !== undefined) walk.send({ type, issueId: issue.id });
    };
    const step = (by: 1 | -1) => () => {
      const from = selectCurrent(walk.getSnapshot());
      const ids = issues.map(({ id }) => id);
      if (from !== null) walk.send({ type: 'range.step', from, to: neighbour(ids, from, by) ?? from });
      walk.send({ type: by === 1 ? 'issue.next' : 'issue.previous' });
    };
    const single = verdictKeys(judge, () => {
      const issue = current();
      if (issue === undefined) return null;
      return isReadBeside ? besideOf(issue) : oneIssue(judgedOf(issue));
    });
    const exporting = () => {
      const issue = current();
      if (issue !== undefined) over.send({ type: 'issues.export', issueIds: [issue.id] });
    };
    return {
      ...(isSelecting ? pick(single, ['u', '$mod+z']) : { ...single, e: exporting }),
      j: () => walk.send({ type: 'issue.next' }),
      k: () => walk.send({ type: 'issue.previous' }),
      x: about('issue.toggle'),
      'Shift+X': about('range.extend'),
      'Shift+J': step(1),
      'Shift+K': step(-1),
      'Shift+ArrowDown': step(1),
      'Shift+ArrowUp': step(-1),
      'Shift+A': () => walk.send({ type: 'all.take' }),
      Escape: () => walk.send({ type: 'selection.clear' }),
    };
  }, [walk, judge, over, issues, isReadBeside, isSelecting]);
  useKeys(bindings);
};
