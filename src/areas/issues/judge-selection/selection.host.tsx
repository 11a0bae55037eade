import { selectSelected, selectLimitReason } from '#machines/flows/issues/export-issues.ts';
import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues.ts';
import type { JudgeSelectionActorRef } from '#machines/flows/issues/judge-selection.ts';
import type { TriagedIssue } from '#machines/flows/issues/triage-issue.rules.ts';
import { useKeys } from '#src/keys.ts';
import type { KeyBindings } from '#src/keys.ts';
import { useSelector } from '@xstate/react';
import { useMemo, useState, memo } from 'react';
import { useQuery } from 'urql';
import { noIssues, triagedOf } from '../issue/issue-list.ts';
import type { ListedIssue } from '../issue/issue-list.ts';
import { SelectedIssues } from './judge-selection.documents.ts';
import { batchAcceptance, isSeverityAskedOfAll, leftOut, reasonOf, splitBy } from '#machines/flows/issues/judge-selection.rules.ts';
import type { Split } from '#machines/flows/issues/judge-selection.rules.ts';
import type { SelectIssuesActorRef } from '#machines/flows/issues/select-issues.ts';
import { mayTag } from '#machines/flows/issues/tag-issue.rules.ts';
import { useViewer } from '#src/viewer.tsx';
import { useExport } from '../export-issues/export-issues.host.tsx';
import { IssueTags } from '../issue/issue.documents.ts';
import { useJudge } from './judge-selection.host.tsx';
import { SelectionBarView } from './selection-bar.view.tsx';
import type { Applying } from './selection-bar.view.tsx';
import { allWords, hanging, selectionSentence } from './selection.rules.ts';

const selectionKeys = (judge: JudgeSelectionActorRef, exporter: ExportIssuesActorRef, issues: readonly TriagedIssue[]): KeyBindings => ({
  '1': () => judge.send({ type: 'issues.accept', issues }),
  '2': () => judge.send({ type: 'issues.reject', issues, reason: 'Duplicate' }),
  '3': () => judge.send({ type: 'reason.choose', issues }),
  s: () => judge.send({ type: 'severity.choose', issues }),
  t: () => judge.send({ type: 'tags.choose' }),
  e: () => exporter.send({ type: 'selection.export' }),
});

const byId = (issues: readonly ListedIssue[]): ReadonlyMap<string, ListedIssue> => new Map(issues.map((issue) => [issue.id, issue]));

/** In the order of selection; those that left the list are queried, and shown as last seen until loaded. */
const useSelected = (exporter: ExportIssuesActorRef, listed: readonly ListedIssue[]): readonly ListedIssue[] => {
  const selected = useSelector(exporter, selectSelected);
  const [seen, setSeen] = useState(noIssues);
  const known = useMemo(() => byId(listed), [listed]);
  const ids = useMemo(() => selected.filter((id) => !known.has(id)).toSorted(), [selected, known]);
  const [{ data }] = useQuery({ query: SelectedIssues, variables: { ids }, pause: ids.length === 0 });
  const issues = useMemo(() => {
    const elsewhere = byId((data?.flexibleTestingIssues.edges ?? []).map(({ node }) => node));
    const before = byId(seen);
    return selected.flatMap((id) => known.get(id) ?? elsewhere.get(id) ?? before.get(id) ?? []);
  }, [selected, known, data, seen]);
  if (issues.length !== seen.length || issues.some((issue, at) => issue !== seen[at])) setSeen(issues);
  return issues;
};

type SelectionHostProps = {
  readonly selecting: SelectIssuesActorRef;
  readonly ids: readonly string[];
  readonly known: readonly ListedIssue[];
  /** Null when nobody counted them. */
  readonly matching: number | null;
};

const applying = (split: Split): Applying => ({
  count: split.applies.length,
  reason: split.applies.length === 0 ? reasonOf(split) : null,
});
const rejection = { type: 'issue.reject', reason: 'Other' } as const;

export const SelectionHost = memo(function Selection({ selecting, ids, known, matching }: SelectionHostProps) {
  const exporter = useExport();
  const judge = useJudge();
  const { id: userId, role } = useViewer();
  const selectedIds = useSelector(exporter, selectSelected);
  const limit = useSelector(exporter, selectLimitReason);
  const selected = useSelected(exporter, known);
  const hasTags = mayTag({ role, userId });
  const [{ data }] = useQuery({ query: IssueTags, pause: !hasTags || selected.length === 0 });
  const decisions = useMemo(() => {
    const actor = { role, userId };
    const issues = selected.map(triagedOf);
    const accepting = splitBy(issues, batchAcceptance, actor);
    const { refused } = splitBy(issues, rejection, actor);
    return {
      issues,
      accepting: isSeverityAskedOfAll(issues, actor) ? { count: issues.length, reason: null } : applying(accepting),
      note: leftOut(accepting),
      changing: { count: issues.length - refused.length, reason: refused.length < issues.length ? null : (refused[0]?.message ?? null) },
    };
  }, [selected, role, userId]);
  const { issues } = decisions;
  useKeys(useMemo(() => (issues.length === 0 ? {} : selectionKeys(judge, exporter, issues)), [judge, exporter, issues]));
  const elsewhere = selectedIds.filter((id) => !ids.includes(id)).length;
  const isAllTaken = ids.every((id) => selectedIds.includes(id)) && (matching === null || ids.length >= matching);
  return (
    <SelectionBarView
      {...decisions}
      actors={{ exporter, judge, selecting }}
      sentence={selectionSentence({ selected: selectedIds.length, elsewhere, matching })}
      all={ids.length === 0 || isAllTaken || limit !== null ? null : allWords(matching)}
      tagging={hasTags ? { tags: data?.flexibleTestingIssueTags ?? null, isAttached: (tagId) => hanging(selected, tagId) } : null}
    />
  );
});
