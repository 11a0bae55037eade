import { walkIssuesMachine, selectIsSelecting, selectPosition } from '#machines/flows/issues/walk-issues.ts';
import type { WalkIssuesActorRef } from '#machines/flows/issues/walk-issues.ts';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import { isOneVerdict } from '#machines/flows/issues/judge.rules.ts';
import type { Act } from '#machines/flows/issues/judge.rules.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useCallback, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIssueAddress } from '../issue/use-issue-address.ts';
import type { IssueAddress } from '../issue/use-issue-address.ts';
import { triageLabels } from '#schema/vocabulary/issue.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useIssueActs } from '../issue/use-acts.ts';
import { SelectionHost } from '../judge-selection/selection.host.tsx';
import { DeskPaneHost } from './desk-pane.host.tsx';
import { isNarrowed, narrowingOf, standsIn, unnarrowed } from '../issue/issue-address.rules.ts';
import { deskLine, useDeskKeyNames, useDeskKeys } from './desk-keys.ts';
import { DeskHeadHost } from './desk-head.host.tsx';
import { IssueDeskView } from './issue-desk.view.tsx';
import { noIssues } from '../issue/issue-list.ts';
import type { IssueList, ListedIssue } from '../issue/issue-list.ts';
import { DeskListView } from './issue-list.view.tsx';
import { useIsWide } from '#src/ui/use-is-wide.ts';
import { tagsWith } from '#machines/flows/issues/tag.rules.ts';
import { selectQueue, tagChanges } from '#machines/flows/issues/judge.selectors.ts';

type Tagged = { readonly id: string; readonly issueTags: readonly { readonly id: string; readonly name: string }[] };

/** With unconfirmed changes. */
export const useTagged = <Issue extends Tagged>(issues: readonly Issue[]): readonly Issue[] => {
  const queue = useSelector(useIssueActs().judge, selectQueue);
  return useMemo(() => {
    const changes = tagChanges(queue);
    const wished = new Set(changes.map(({ issueId }) => issueId));
    if (wished.size === 0) return issues;
    return issues.map((issue) => {
      if (!wished.has(issue.id)) return issue;
      const issueTags = tagsWith(issue.id, issue.issueTags, changes).map(({ id, name }) => ({ id: id ?? `new ${name}`, name }));
      return { ...issue, issueTags };
    });
  }, [issues, queue]);
};

const idsOf = (issues: readonly { readonly issueId: string }[]): readonly string[] => issues.map(({ issueId }) => issueId);

type Walked = {
  readonly issues: readonly ListedIssue[];
  readonly ids: readonly string[];
  /** Identifies the list: another one starts at its top. */
  readonly place: string;
  readonly list: IssueList;
  readonly address: IssueAddress;
  /** Null where all is loaded. */
  readonly onMore: (() => void) | null;
  readonly isCut: boolean;
};

/** The URL names the open issue; another filter is another selection. */
const useWalk = ({ issues, ids, place, list, address: { search, change, opened }, onMore, isCut }: Walked) => {
  const { judge, over } = useIssueActs();
  const walk = useActorRef(walkIssuesMachine, { input: { current: opened() } });
  const isListed = list.kind === 'listed';
  const isWhole = onMore === null;
  const narrowing = narrowingOf(search);
  const shown = useRef({ place, narrowing });
  useEffect(() => {
    const before = shown.current;
    if (before.narrowing !== narrowing) walk.send({ type: 'list.narrowed' });
    shown.current = { place: isListed ? place : before.place, narrowing };
    if (!isListed) return;
    walk.send({ type: before.place === place ? 'list.changed' : 'list.replaced', ids, isWhole });
    if (isCut) walk.send({ type: 'list.cut' });
  }, [walk, ids, place, narrowing, isListed, isWhole, isCut]);
  useEmitted(walk, {
    'issue.settled': ({ issueId }) => change({ issue: issueId }),
    'issue.reached': ({ issueId }) => judge.send({ type: 'issue.leave', issueId: issueId ?? '' }),
    'selection.changed': ({ issueIds }) => judge.send({ type: 'selection.changed', issueIds }),
    'more.wanted': () => onMore?.(),
  });
  /** What was not done of an act: selected again, or listed again where it still stands. */
  const back = ({ isSelection, issues: judged }: Act, left: readonly { readonly issueId: string }[]): void => {
    if (isSelection) return walk.send({ type: 'issues.take', issueIds: idsOf(left) });
    for (const { issueId } of judged) walk.send({ type: 'issue.stay', issueId });
    walk.send({ type: 'list.changed', ids, isWhole });
  };
  useEmitted(judge, {
    'issue.revisited': ({ issueId }) => walk.send({ type: 'issue.recall', issueId }),
    'act.given': ({ act, settled, changes }) => {
      if (act.isSelection) return walk.send({ type: 'issues.drop', issueIds: settled });
      if (!isOneVerdict(act)) return;
      walk.send({ type: 'recall.forget' });
      const left = issues.find(({ id }) => id === act.issues[0]?.issueId);
      if (left === undefined || standsIn(search)({ ...left, ...changes[left.id] })) return;
      walk.send({ type: 'issue.leave', issueId: left.id });
    },
    'undo.sent': ({ act }) => isOneVerdict(act) && walk.send({ type: 'issue.recall', issueId: act.issues[0]?.issueId ?? '' }),
    'act.taken': ({ act, refused }) => back(act, refused),
    'act.refused': ({ act, refused }) => back(act, refused),
    'act.failed': ({ act }) => act !== null && back(act, act.issues),
    'act.withdrawn': ({ act }) => back(act, []),
  });
  useEmitted(over, { 'issues.left': ({ issueIds }) => walk.send({ type: 'issues.drop', issueIds }) });
  return { walk, judge, over };
};

type DeskLineProps = {
  readonly walk: WalkIssuesActorRef;
  readonly total: number;
  readonly filterName: string;
  readonly keys: readonly StatusBarKey[];
};

/** By itself, so that a step through the list goes through no more of the desk, and later than the row: what an effect of a key tells is drawn before that key is painted. */
function DeskLineHost({ walk, total, filterName, keys }: DeskLineProps) {
  const position = useDeferredValue(useSelector(walk, selectPosition));
  useStatusBar(useMemo(() => deskLine(position, total, filterName, keys), [position, total, filterName, keys]));
  return null;
}

type IssueDeskHostProps = {
  readonly list: IssueList;
  /** Identifies the list: another one starts at its top. */
  readonly place: string;
  readonly emptyText: string;
  /** Shown where there never was an issue. */
  readonly firstUse?: ReactNode;
  readonly hrefOf: (issue: ListedIssue) => string;
  /** Sorted by time. */
  readonly isAcrossTests: boolean;
};

const unlisted = { onMore: null, isCut: false, total: 0 } as const;

export function IssueDeskHost({ list, place, emptyText, firstUse = null, hrefOf, isAcrossTests }: IssueDeskHostProps) {
  const address = useIssueAddress();
  const { search, change } = address;
  const isWide = useIsWide();
  const all = useTagged(list.kind === 'listed' ? list.issues : noIssues);
  // oxlint-disable-next-line react/exhaustive-deps -- the place says all that narrows the list, and is the same from one issue to the next
  const issues = useMemo(() => all.filter(standsIn(search)), [all, place]);
  const ids = useMemo(() => issues.map(({ id }) => id), [issues]);
  const { onMore, isCut, total: matching } = list.kind === 'listed' ? list : unlisted;
  const { walk, judge, over } = useWalk({ issues, ids, place, list, address, onMore, isCut });
  useDeskKeys({ walk, judge, over, issues, isReadBeside: isWide });
  const total = list.kind === 'listed' ? list.counts[search.triage] : 0;
  const isSelecting = useSelector(walk, selectIsSelecting);
  const keys = useDeskKeyNames(walk, issues);
  const filterName = triageLabels[search.triage].toLowerCase();
  const onVisit = useCallback((issueId: string) => walk.send({ type: 'issue.visit', issueId }), [walk]);
  const isWithout = list.kind === 'failed' || (list.kind === 'listed' && issues.length === 0 && onMore === null);
  const showsReason = search.triage === 'rejected';
  const rows = useMemo(() => {
    const acts = { walk, judge, hrefOf, onVisit: isWide ? onVisit : null };
    return { ...acts, issues, place, showsTest: isAcrossTests, showsReason };
  }, [walk, judge, hrefOf, isWide, onVisit, issues, place, isAcrossTests, showsReason]);
  const clear = useCallback(() => change({ ...unnarrowed, issue: null, pages: 1 }), [change]);
  return (
    <IssueDeskView
      head={<DeskHeadHost address={address} counts={list.counts} isAcrossTests={isAcrossTests} />}
      list={<DeskListView list={list} emptyText={emptyText} firstUse={firstUse} onClear={isNarrowed(search) ? clear : null} rows={rows} />}
      foot={isSelecting || (isWide && issues.length > 0) ? <SelectionHost walk={walk} ids={ids} known={all} matching={matching} /> : null}
      pane={isWide ? <DeskPaneHost {...{ walk, issues, ids, hrefOf, isWithout }} /> : null}
    >
      <DeskLineHost {...{ walk, total, filterName, keys }} />
    </IssueDeskView>
  );
}
