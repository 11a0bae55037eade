import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues/export-issues.machine.ts';
import { selectSelected } from '#machines/flows/issues/export-issues/export-issues.selectors.ts';
import type { TriageIssueActorRef } from '#machines/flows/issues/triage-issue/triage-issue.machine.ts';
import type { WalkIssuesActorRef } from '#machines/flows/issues/walk-issues/walk-issues.machine.ts';
import { selectCurrent } from '#machines/flows/issues/walk-issues/walk-issues.selectors.ts';
import { useKeys } from '#src/keys.ts';
import type { KeyBindings } from '#src/keys.ts';
import type { LineEntry } from '#src/line.tsx';
import { useEffect, useMemo } from 'react';
import { verdictKeys } from '../triage-issue/verdict-keys.ts';
import { triagedOf } from './issue-list.ts';
import type { ListedIssue } from './issue-list.ts';

type DeskKeys = {
  readonly walk: WalkIssuesActorRef;
  readonly triage: TriageIssueActorRef;
  readonly exporter: ExportIssuesActorRef;
  readonly issues: readonly ListedIssue[];
  readonly onToggle: (issueId: string, isRange: boolean) => void;
};

const keys = [
  { keys: 'j k', label: 'move' },
  { keys: '1', label: 'accept' },
  { keys: '2', label: 'duplicate' },
  { keys: '3', label: 'reject' },
  { keys: 's', label: 'severity' },
  { keys: 't', label: 'tags' },
  { keys: 'u', label: 'undo' },
  { keys: 'n', label: 'note' },
  { keys: 'x', label: 'select' },
  { keys: 'e', label: 'export' },
  { keys: 'Enter', label: 'open' },
];

/** What the line says at a desk. */
export const deskLine = (position: number, total: number, filter: string): LineEntry => ({
  keys,
  ...(position > 0 && { note: `${position} of ${total} ${filter}` }),
});

const rowOf = (issueId: string | null): HTMLElement | null =>
  issueId === null ? null : document.querySelector<HTMLElement>(`[data-key="${CSS.escape(issueId)}"]`);

const isFreeFor = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('[data-row], [data-more], [data-heading], main:focus') !== null;

/** Brings the row that is read into sight and takes the focus along where it was among the rows, or at their foot. */
const follow = (walk: WalkIssuesActorRef) =>
  walk.on('issue.reached', ({ issueId }) =>
    requestAnimationFrame(() => {
      const row = rowOf(issueId);
      if (row === null) return;
      if (isFreeFor(document.activeElement)) row.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'nearest' });
    }),
  );

/** The keys of a desk: move, judge, select, export. */
export const useDeskKeys = ({ walk, triage, exporter, issues, onToggle }: DeskKeys): void => {
  useEffect(() => {
    const following = follow(walk);
    return () => following.unsubscribe();
  }, [walk]);
  const bindings = useMemo<KeyBindings>(() => {
    const current = (): ListedIssue | undefined => issues.find(({ id }) => id === selectCurrent(walk.getSnapshot()));
    const toggle = (isRange: boolean) => () => {
      const issue = current();
      if (issue !== undefined) onToggle(issue.id, isRange);
    };
    const isSelecting = (): boolean => selectSelected(exporter.getSnapshot()).length > 0;
    return {
      ...verdictKeys(triage, () => {
        const issue = current();
        return issue === undefined ? null : triagedOf(issue);
      }),
      j: () => walk.send({ type: 'issue.next' }),
      k: () => walk.send({ type: 'issue.previous' }),
      x: toggle(false),
      'Shift+X': toggle(true),
      Escape: () => exporter.send({ type: 'selection.clear' }),
      e: () => {
        const issue = current();
        if (isSelecting()) exporter.send({ type: 'selection.export' });
        else if (issue !== undefined) exporter.send({ type: 'issue.ask', issueId: issue.id });
      },
    };
  }, [walk, triage, exporter, issues, onToggle]);
  useKeys(bindings);
};
