import { walkIssuesMachine, neighbour, selectCurrent, selectIsSelecting, selectPosition } from '#machines/flows/issues/walk-issues.ts';
import { isOneVerdict } from '#machines/flows/issues/judge.rules.ts';
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
import { IssuePaneHost } from '../issue-reading/issue-pane.host.tsx';
import { IssueAwaited } from '../issue-reading/issue-waiting.tsx';
import { useTagged } from '../tag-issue/use-tagged.ts';
import { isNarrowed, narrowingOf, unnarrowed } from '../issue/issue-address.rules.ts';
import { deskLine, useDeskKeyNames, useDeskKeys } from './desk-keys.ts';
import { DeskHeadHost } from './desk-head.host.tsx';
import { IssueDeskView, NoIssueView } from './issue-desk.view.tsx';
import { noIssues } from '../issue/issue-list.ts';
import type { IssueList, ListedIssue } from '../issue/issue-list.ts';
import { DeskListView } from './issue-list.view.tsx';
import { useIsWide } from '../issue/use-is-wide.ts';
import { useNextIssue } from '../issue-reading/use-next-issue.ts';

const idsOf = (issues: readonly { readonly issueId: string }[]): readonly string[] => issues.map(({ issueId }) => issueId);

type Walked = {
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
const useWalk = ({ ids, place, list, address: { search, change }, onMore, isCut }: Walked) => {
  const { judge, over } = useIssueActs();
  const walk = useActorRef(walkIssuesMachine, { input: { current: search.issue } });
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
  useEmitted(judge, {
    'issue.revisited': ({ issueId }) => walk.send({ type: 'issue.recall', issueId }),
    'act.given': ({ act, settled }) => {
      if (act.isSelection) walk.send({ type: 'issues.drop', issueIds: settled });
      else if (isOneVerdict(act)) walk.send({ type: 'recall.forget' });
    },
    'undo.sent': ({ act }) => isOneVerdict(act) && walk.send({ type: 'issue.recall', issueId: act.issues[0]?.issueId ?? '' }),
    'act.taken': ({ act, refused }) => act.isSelection && walk.send({ type: 'issues.take', issueIds: idsOf(refused) }),
    'act.refused': ({ act, refused }) => act.isSelection && walk.send({ type: 'issues.take', issueIds: idsOf(refused) }),
    'act.failed': ({ act }) => act?.isSelection === true && walk.send({ type: 'issues.take', issueIds: idsOf(act.issues) }),
  });
  useEmitted(over, { 'issues.left': ({ issueIds }) => walk.send({ type: 'issues.drop', issueIds }) });
  return { walk, judge, over };
};

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
  const issues = useMemo(() => all.filter(({ triageStatus }) => triageStatus === search.triage), [all, search.triage]);
  const ids = useMemo(() => issues.map(({ id }) => id), [issues]);
  const { onMore, isCut, total: matching } = list.kind === 'listed' ? list : unlisted;
  const { walk, judge, over } = useWalk({ ids, place, list, address, onMore, isCut });
  const current = useSelector(walk, selectCurrent);
  const position = useSelector(walk, selectPosition);
  useDeskKeys({ walk, judge, over, issues, isReadBeside: isWide });
  const total = list.kind === 'listed' ? list.counts[search.triage] : 0;
  const isSelecting = useSelector(walk, selectIsSelecting);
  const keys = useDeskKeyNames(walk, issues);
  const filterName = triageLabels[search.triage].toLowerCase();
  useStatusBar(useMemo(() => deskLine(position, total, filterName, keys), [position, total, filterName, keys]));
  const onVisit = useCallback((issueId: string) => walk.send({ type: 'issue.visit', issueId }), [walk]);
  const reached = useMemo(() => (isWide ? issues.find(({ id }) => id === current) : undefined), [isWide, issues, current]);
  const shown = useDeferredValue(reached);
  useNextIssue(isWide ? neighbour(ids, shown?.id ?? null, 1) : null);
  const isWithout = list.kind === 'failed' || (list.kind === 'listed' && issues.length === 0 && onMore === null);
  const showsReason = search.triage === 'rejected';
  const reachedId = reached?.id ?? null;
  const rows = useMemo(() => {
    const acts = { walk, judge, hrefOf, onVisit: isWide ? onVisit : null };
    return { ...acts, issues, place, current: reachedId, showsTest: isAcrossTests, showsReason };
  }, [walk, judge, hrefOf, isWide, onVisit, issues, place, reachedId, isAcrossTests, showsReason]);
  const clear = useCallback(() => change({ ...unnarrowed, issue: null, pages: 1 }), [change]);
  return (
    <IssueDeskView
      head={<DeskHeadHost address={address} counts={list.counts} isAcrossTests={isAcrossTests} />}
      list={<DeskListView list={list} emptyText={emptyText} firstUse={firstUse} onClear={isNarrowed(search) ? clear : null} rows={rows} />}
      foot={isSelecting || (isWide && issues.length > 0) ? <SelectionHost walk={walk} ids={ids} known={all} matching={matching} /> : null}
      isPaneLeaving={shown?.id !== reached?.id}
      pane={
        shown ? (
          <IssuePaneHost issue={shown} href={hrefOf(shown)} isOpened={search.issue === shown.id} walk={walk} />
        ) : !isWide ? null : isWithout ? (
          <NoIssueView />
        ) : (
          <IssueAwaited />
        )
      }
    />
  );
}
