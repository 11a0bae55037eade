import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import { batchAcceptance, decide, isSeverityAsked, leftOut, reasonOf } from '#machines/flows/issues/judge.rules.ts';
import type { Split, Subject } from '#machines/flows/issues/judge.rules.ts';
import type { OverIssuesActorRef } from '#machines/flows/issues/over-issues.ts';
import { selectLimitReason, selectSelected } from '#machines/flows/issues/walk-issues.ts';
import type { WalkIssuesActorRef } from '#machines/flows/issues/walk-issues.ts';
import { useKeys } from '#src/keys.ts';
import type { KeyBindings } from '#src/keys.ts';
import { useSelector } from '@xstate/react';
import { useMemo, useState, memo } from 'react';
import { useQuery } from 'urql';
import { judgedOf, noIssues } from '../issue/issue-list.ts';
import type { ListedIssue } from '../issue/issue-list.ts';
import { SelectedIssues } from './judge-selection.documents.ts';
import { mayTag } from '#machines/flows/issues/tag.rules.ts';
import { useViewer } from '#src/viewer.tsx';
import { useIssueActs } from '../issue/use-acts.ts';
import { IssueTags } from '../issue/issue.documents.ts';
import { SelectionBarView } from './selection-bar.view.tsx';
import type { Applying } from './selection-bar.view.tsx';
import { limits } from '#schema/vocabulary/limits.ts';

type Counted = { readonly selected: number; readonly elsewhere: number; readonly matching: number | null };

export const selectionSentence = ({ selected, elsewhere, matching }: Counted): string => {
  const most = limits.issuesPerSelection;
  const count = `${selected} of ${most} selected${elsewhere === 0 ? '' : `, ${elsewhere} not in this list`}`;
  if (selected < most) return count;
  const more = matching === null ? 0 : matching - (selected - elsewhere);
  return `${count}. Judge or export these, then select ${more > 0 ? `the next ${Math.min(more, most)}` : 'more'}.`;
};

export const allWords = (matching: number | null): { readonly words: string; readonly short: string } => {
  const most = limits.issuesPerSelection;
  if (matching === null) return { words: 'Select all that match', short: 'All' };
  return matching > most
    ? { words: `Select the first ${most} of ${matching}`, short: `First ${most} of ${matching}` }
    : { words: `Select all ${matching} that match`, short: `All ${matching}` };
};

type Tagged = { readonly issueTags: readonly { readonly id: string; readonly name: string }[] };

export const hanging = (issues: readonly Tagged[], tagId: string): boolean | 'mixed' => {
  const count = issues.filter(({ issueTags }) => issueTags.some(({ id }) => id === tagId)).length;
  return count === 0 ? false : count === issues.length ? true : 'mixed';
};

type Actors = { readonly judge: JudgeActorRef; readonly over: OverIssuesActorRef; readonly walk: WalkIssuesActorRef };

const selectionKeys = ({ judge, over, walk }: Actors, of: Subject): KeyBindings => ({
  '1': () => judge.send({ type: 'issues.accept', of }),
  '2': () => judge.send({ type: 'issues.reject', of, reason: 'Duplicate' }),
  '3': () => judge.send({ type: 'reason.choose', of }),
  s: () => judge.send({ type: 'severity.choose', of }),
  t: () => judge.send({ type: 'tags.choose' }),
  e: () => over.send({ type: 'issues.export', issueIds: selectSelected(walk.getSnapshot()) }),
});

const byId = (issues: readonly ListedIssue[]): ReadonlyMap<string, ListedIssue> => new Map(issues.map((issue) => [issue.id, issue]));

/** In the order of selection; those that left the list are queried, and shown as last seen until loaded. */
const useSelected = (walk: WalkIssuesActorRef, listed: readonly ListedIssue[]): readonly ListedIssue[] => {
  const selected = useSelector(walk, selectSelected);
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
  readonly walk: WalkIssuesActorRef;
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

export const SelectionHost = memo(function Selection({ walk, ids, known, matching }: SelectionHostProps) {
  const { judge, over } = useIssueActs();
  const actors = useMemo(() => ({ judge, over, walk }), [judge, over, walk]);
  const { id: userId, role } = useViewer();
  const selectedIds = useSelector(walk, selectSelected);
  const limit = useSelector(walk, selectLimitReason);
  const selected = useSelected(walk, known);
  const hasTags = mayTag({ role, userId });
  const [{ data }] = useQuery({ query: IssueTags, pause: !hasTags || selected.length === 0 });
  const decisions = useMemo(() => {
    const actor = { role, userId };
    const issues = selected.map(judgedOf);
    const of: Subject = { issues, isSelection: true };
    const accepting = decide(of, batchAcceptance, actor).split;
    const { refused } = decide(of, rejection, actor).split;
    return {
      of,
      accepting: isSeverityAsked(of, actor) ? { count: issues.length, reason: null } : applying(accepting),
      note: leftOut(accepting),
      changing: { count: issues.length - refused.length, reason: refused.length < issues.length ? null : (refused[0]?.message ?? null) },
    };
  }, [selected, role, userId]);
  const { of } = decisions;
  useKeys(useMemo(() => (of.issues.length === 0 ? {} : selectionKeys(actors, of)), [actors, of]));
  const elsewhere = selectedIds.filter((id) => !ids.includes(id)).length;
  const isAllTaken = ids.every((id) => selectedIds.includes(id)) && (matching === null || ids.length >= matching);
  return (
    <SelectionBarView
      {...decisions}
      actors={actors}
      sentence={selectionSentence({ selected: selectedIds.length, elsewhere, matching })}
      all={ids.length === 0 || isAllTaken || limit !== null ? null : allWords(matching)}
      tagging={hasTags ? { tags: data?.flexibleTestingIssueTags ?? null, isAttached: (tagId) => hanging(selected, tagId) } : null}
    />
  );
});
