import { walkIssuesMachine, neighbour, selectCurrent, selectPosition } from '#machines/flows/issues/walk-issues.ts';
import type { TriageIssueActorRef } from '#machines/flows/issues/triage-issue.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useCallback, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIssueAddress } from '../issue/use-issue-address.ts';
import type { IssueAddress } from '../issue/use-issue-address.ts';
import { selectIsSelecting } from '#machines/flows/issues/export-issues.ts';
import { triageLabels } from '#schema/vocabulary/issue.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useExport } from '../export-issues/export-issues.host.tsx';
import { useJudge } from '../judge-selection/judge-selection.host.tsx';
import { SelectionHost } from '../judge-selection/selection.host.tsx';
import { useTakeBack } from '../take-back/take-back.host.tsx';
import { IssuePaneHost } from '../issue-reading/issue-pane.host.tsx';
import { IssueAwaited } from '../issue-reading/issue-waiting.tsx';
import { useTagged } from '../tag-issue/use-tagged.ts';
import { useTriage } from '../triage-issue/triage-issue.host.tsx';
import { isNarrowed, narrowingOf, standsIn, unnarrowed } from '../issue/issue-address.rules.ts';
import { deskLine, useDeskKeyNames, useDeskKeys } from './desk-keys.ts';
import { DeskHeadHost } from './desk-head.host.tsx';
import { IssueDeskView, NoIssueView } from './issue-desk.view.tsx';
import { noIssues } from '../issue/issue-list.ts';
import type { IssueList, ListedIssue } from '../issue/issue-list.ts';
import { DeskListView } from './issue-list.view.tsx';
import { useIsWide } from '../issue/use-is-wide.ts';
import { useNextIssue } from '../issue-reading/use-next-issue.ts';
import { useSelecting } from './use-selecting.ts';

type Walked = {
  readonly ids: readonly string[];
  /** Identifies the list: another one starts at its top. */
  readonly place: string;
  readonly isListed: boolean;
  readonly address: IssueAddress;
  /** Null where all is loaded. */
  readonly onMore: (() => void) | null;
  readonly triage: TriageIssueActorRef;
};

/** The URL names the open issue. */
const useWalk = ({ ids, place, isListed, address: { search, change }, onMore, triage }: Walked) => {
  const walk = useActorRef(walkIssuesMachine, { input: { current: search.issue } });
  const shown = useRef(place);
  useEffect(() => {
    if (!isListed) return;
    walk.send({ type: shown.current === place ? 'list.changed' : 'list.replaced', ids });
    shown.current = place;
  }, [walk, ids, place, isListed]);
  useEmitted(walk, { 'issue.settled': ({ issueId }) => change({ issue: issueId }), 'more.wanted': () => onMore?.() });
  useEmitted(triage, {
    'issue.revisited': ({ issueId }) => walk.send({ type: 'issue.recall', issueId }),
    'verdict.given': () => walk.send({ type: 'recall.forget' }),
    'undo.sent': ({ verdict }) => walk.send({ type: 'issue.recall', issueId: verdict.issueId }),
  });
  useEmitted(walk, { 'issue.reached': ({ issueId }) => triage.send({ type: 'issue.leave', issueId: issueId ?? '' }) });
  return walk;
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
  const triage = useTriage();
  const exporter = useExport();
  const isWide = useIsWide();
  const all = useTagged(list.kind === 'listed' ? list.issues : noIssues);
  // oxlint-disable-next-line react/exhaustive-deps -- the place says all that narrows the list, and is the same from one issue to the next
  const issues = useMemo(() => all.filter(standsIn(search)), [all, place]);
  const ids = useMemo(() => issues.map(({ id }) => id), [issues]);
  const { onMore, isCut, total: matching } = list.kind === 'listed' ? list : unlisted;
  const walk = useWalk({ ids, place, isListed: list.kind === 'listed', address, onMore, triage });
  const current = useSelector(walk, selectCurrent);
  const position = useSelector(walk, selectPosition);
  const selecting = useSelecting({ exporter, ids, onMore, isCut, narrowing: narrowingOf(search) });
  useDeskKeys({ walk, triage, exporter, takeBack: useTakeBack(), selecting, issues, isReadBeside: isWide });
  const total = list.kind === 'listed' ? list.counts[search.triage] : 0;
  const isSelecting = useSelector(exporter, selectIsSelecting);
  const keys = useDeskKeyNames(walk, exporter, issues);
  const filterName = triageLabels[search.triage].toLowerCase();
  useStatusBar(useMemo(() => deskLine(position, total, filterName, keys), [position, total, filterName, keys]));
  const onVisit = useCallback((issueId: string) => walk.send({ type: 'issue.visit', issueId }), [walk]);
  const reached = useMemo(() => (isWide ? issues.find(({ id }) => id === current) : undefined), [isWide, issues, current]);
  const shown = useDeferredValue(reached);
  useNextIssue(isWide ? neighbour(ids, shown?.id ?? null, 1) : null);
  const judge = useJudge();
  const isWithout = list.kind === 'failed' || (list.kind === 'listed' && issues.length === 0 && onMore === null);
  const showsReason = search.triage === 'rejected';
  const reachedId = reached?.id ?? null;
  const rows = useMemo(() => {
    const acts = { exporter, selecting, judge, hrefOf, onVisit: isWide ? onVisit : null };
    return { ...acts, issues, place, current: reachedId, showsTest: isAcrossTests, showsReason };
  }, [exporter, selecting, judge, hrefOf, isWide, onVisit, issues, place, reachedId, isAcrossTests, showsReason]);
  const clear = useCallback(() => change({ ...unnarrowed, issue: null, pages: 1 }), [change]);
  return (
    <IssueDeskView
      head={<DeskHeadHost address={address} counts={list.counts} isAcrossTests={isAcrossTests} />}
      list={<DeskListView list={list} emptyText={emptyText} firstUse={firstUse} onClear={isNarrowed(search) ? clear : null} rows={rows} />}
      foot={
        isSelecting || (isWide && issues.length > 0) ? (
          <SelectionHost selecting={selecting} ids={ids} known={all} matching={matching} />
        ) : null
      }
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
