import { walkIssuesMachine } from '#machines/flows/issues/walk-issues/walk-issues.machine.ts';
import { selectCurrent, selectPosition } from '#machines/flows/issues/walk-issues/walk-issues.selectors.ts';
import { triageLabels } from '#schema/vocabulary/issue.ts';
import { useLine } from '#src/line.tsx';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from 'urql';
import { useExport } from '../export-issues/export-issues.host.tsx';
import { IssuePaneHost } from '../issue-reading/issue-pane.host.tsx';
import { useTriage } from '../triage-issue/triage-issue.host.tsx';
import { deskLine, useDeskKeys } from './desk-keys.ts';
import { IssueTags } from './issue.documents.ts';
import { DeskHeadView, IssueDeskView } from './issue-desk.view.tsx';
import { noIssues } from './issue-list.ts';
import type { IssueList, ListedIssue } from './issue-list.ts';
import { IssueRowsView, ListEmpty, ListFailed, ListLoading, ListMore } from './issue-list.view.tsx';
import { SelectionBarView } from './selection-bar.view.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useIssueAddress } from './use-issue-address.ts';
import { useSelecting } from './use-selecting.ts';

type IssueDeskHostProps = {
  readonly list: IssueList;
  /** Which list it is: another one is read from its top. */
  readonly place: string;
  readonly emptyText: string;
  readonly hrefOf: (issue: ListedIssue) => string;
  /** For a list across tests, sorted by time. */
  readonly isAcrossTests: boolean;
};

/** A list of issues that is judged from the keyboard, with the issue that is read beside it. */
export function IssueDeskHost({ list, place, emptyText, hrefOf, isAcrossTests }: IssueDeskHostProps) {
  const { search, change } = useIssueAddress();
  const triage = useTriage();
  const exporter = useExport();
  const isWide = useIsWide();
  const walk = useActorRef(walkIssuesMachine, { input: { current: search.issue } });
  const current = useSelector(walk, selectCurrent);
  const position = useSelector(walk, selectPosition);
  const [{ data: known }] = useQuery({ query: IssueTags });
  const all = list.kind === 'listed' ? list.issues : noIssues;
  const issues = useMemo(() => all.filter(({ triageStatus }) => triageStatus === search.triage), [all, search.triage]);
  const ids = useMemo(() => issues.map(({ id }) => id), [issues]);
  const isListed = list.kind === 'listed';

  const shownPlace = useRef(place);
  useEffect(() => {
    if (!isListed) return;
    walk.send({ type: shownPlace.current === place ? 'list.changed' : 'list.replaced', ids });
    shownPlace.current = place;
  }, [walk, ids, place, isListed]);
  useEffect(() => {
    const listeners = [
      walk.on('issue.reached', ({ issueId }) => change({ issue: issueId })),
      triage.on('verdict.withdrawn', ({ verdict }) => walk.send({ type: 'issue.recall', issueId: verdict.issueId })),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [walk, triage, change]);

  const onToggle = useSelecting(exporter, ids);
  const tagKey = `${search.match} ${search.tags.join()}`;
  const shownTags = useRef(tagKey);
  useEffect(() => {
    if (shownTags.current !== tagKey) exporter.send({ type: 'tags.changed' });
    shownTags.current = tagKey;
  }, [exporter, tagKey]);

  useDeskKeys({ walk, triage, exporter, issues, onToggle });
  const total = list.kind === 'listed' ? list.counts[search.triage] : 0;
  useLine(useMemo(() => deskLine(position, total, triageLabels[search.triage].toLowerCase()), [position, total, search.triage]));

  const shown = issues.find(({ id }) => id === current);
  const filter = {
    tags: known?.flexibleTestingIssueTags ?? [],
    chosen: search.tags,
    match: search.match,
    onChange: (part: { readonly tags?: readonly string[]; readonly match?: 'any' | 'all' }) => change({ ...part, issue: null, pages: 1 }),
  };
  return (
    <IssueDeskView
      head={
        <DeskHeadView
          triage={search.triage}
          counts={list.counts}
          onTriage={(status) => change({ triage: status, issue: null, pages: 1 })}
          filter={filter}
          sort={isAcrossTests ? { direction: search.sort, onChange: (sort) => change({ sort, issue: null, pages: 1 }) } : null}
        />
      }
      list={
        <>
          {list.kind === 'loading' ? <ListLoading /> : null}
          {list.kind === 'failed' ? <ListFailed requestId={list.requestId} onRetry={list.onRetry} /> : null}
          {list.kind === 'listed' && issues.length === 0 ? (
            <ListEmpty text={emptyText} onClear={search.tags.length > 0 ? () => filter.onChange({ tags: [] }) : null} />
          ) : null}
          <IssueRowsView
            issues={issues}
            place={place}
            current={isWide ? current : null}
            exporter={exporter}
            showsTest={isAcrossTests}
            showsReason={search.triage === 'rejected'}
            hrefOf={hrefOf}
            onVisit={isWide ? (issueId) => walk.send({ type: 'issue.visit', issueId }) : null}
            onToggle={onToggle}
          />
          {list.kind === 'listed' ? (
            <ListMore shown={issues.length} total={list.total} isBusy={list.isLoadingMore} onMore={list.onMore} />
          ) : null}
        </>
      }
      foot={issues.length > 0 ? <SelectionBarView exporter={exporter} listed={ids} /> : null}
      pane={
        isWide && shown !== undefined ? <IssuePaneHost issue={shown} href={hrefOf(shown)} isOpened={search.issue === shown.id} /> : null
      }
    />
  );
}
