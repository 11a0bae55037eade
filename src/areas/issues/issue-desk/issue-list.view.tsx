import { selectRefusals } from '#machines/flows/issues/judge.selectors.ts';
import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import {
  selectCurrent,
  selectIsLeaving,
  selectIsSelecting,
  selectLimitReason,
  selectSelected,
} from '#machines/flows/issues/walk-issues.ts';
import type { WalkIssuesActorRef } from '#machines/flows/issues/walk-issues.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { LoadMore } from '#src/ui/load-more.tsx';
import { useIsPrinting } from '#src/ui/printing.ts';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSelector } from '@xstate/react';
import { memo, useCallback, useMemo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { IssueList, ListedIssue } from '../issue/issue-list.ts';
import { IssueRow } from './issue-row.tsx';
import type { IssueRowProps } from './issue-row.tsx';
import { useLeaving } from './use-leaving.ts';
import type { Shown } from './use-leaving.ts';
import { WindowedRows } from './windowed-rows.tsx';
import type { RowPlace } from './windowed-rows.tsx';

/** Longer lists are windowed, except in print. */
const mostDrawn = 100;

type IssueRowsProps = {
  readonly issues: readonly ListedIssue[];
  readonly place: string;
  readonly walk: WalkIssuesActorRef;
  readonly judge: JudgeActorRef;
  readonly showsTest: boolean;
  readonly showsReason: boolean;
  readonly hrefOf: (issue: ListedIssue) => string;
  readonly onVisit: ((issueId: string) => void) | null;
  readonly onSight: (range: readonly [string, string] | null) => void;
};

type ListedRowProps = Omit<IssueRowProps, 'isCurrent' | 'isSelected' | 'isSelecting' | 'limitReason' | 'refusal'> &
  Pick<IssueRowsProps, 'walk' | 'judge'>;

/** Asks for itself how it stands, so that a step or a selection goes through the rows it changes alone. */
const ListedRow = memo(function ListedRow({ walk, judge, isLeaving, ...row }: ListedRowProps) {
  const { id } = row.issue;
  const isJudged = useSelector(walk, selectIsLeaving(id));
  const isCurrent = useSelector(walk, (snapshot) => selectCurrent(snapshot) === id) && row.onVisit !== null;
  const isSelected = useSelector(walk, (snapshot) => selectSelected(snapshot).includes(id));
  const isSelecting = useSelector(walk, selectIsSelecting);
  const limitReason = useSelector(walk, selectLimitReason);
  const refusal = useSelector(judge, (snapshot) => selectRefusals(snapshot).find(({ issueId }) => issueId === id)?.message ?? null);
  return <IssueRow {...row} isLeaving={isLeaving || isJudged} {...{ isCurrent, isSelected, isSelecting, limitReason, refusal }} />;
});

type WindowedProps = Omit<ComponentProps<typeof WindowedRows>, 'current'> & Pick<IssueRowsProps, 'walk'>;

function Windowed({ walk, keys, ...rows }: WindowedProps) {
  const current = useSelector(walk, selectCurrent);
  return <WindowedRows {...rows} keys={keys} current={current === null ? -1 : keys.indexOf(current)} />;
}

function IssueRowsView({ issues, place, walk, judge, hrefOf, onSight, ...row }: IssueRowsProps) {
  const { shown, forget } = useLeaving(issues, place);
  const onToggle = useCallback(
    (issueId: string, isRange: boolean) => walk.send({ type: isRange ? 'range.extend' : 'issue.toggle', issueId }),
    [walk],
  );
  const drawn = ({ row: issue, isLeaving }: Shown<ListedIssue>, place?: RowPlace) => (
    <ListedRow
      key={issue.id}
      {...row}
      {...place}
      issue={issue}
      walk={walk}
      judge={judge}
      href={hrefOf(issue)}
      isLeaving={isLeaving}
      onToggle={onToggle}
      onLeft={forget}
    />
  );
  const keys = useMemo(() => shown.map(({ row: { id } }) => id), [shown]);
  const isPrinting = useIsPrinting();
  if (shown.length > mostDrawn && !isPrinting)
    return (
      <Windowed label="Issues" walk={walk} keys={keys} onSight={onSight}>
        {(at, place) => {
          const line = shown[at];
          return line === undefined ? null : drawn(line, place);
        }}
      </Windowed>
    );
  return (
    <ul aria-label="Issues" className="divide-y divide-line overflow-x-clip">
      {shown.map((line) => drawn(line))}
    </ul>
  );
}

type DeskListViewProps = {
  readonly list: IssueList;
  readonly emptyText: string;
  readonly firstUse?: ReactNode;
  readonly onClear: (() => void) | null;
  readonly rows: Omit<IssueRowsProps, 'onSight'>;
};

/** When all loaded issues are judged, the next page loads. */
export const DeskListView = memo(function DeskList({ list, emptyText, firstUse = null, onClear, rows }: DeskListViewProps) {
  if (list.kind === 'loading')
    return (
      <Loading label="Loading issues">
        <SkeletonRows rows={8} tall />
      </Loading>
    );
  if (list.kind === 'failed')
    return <LoadFailure title="The issues could not be loaded." requestId={list.requestId} onRetry={list.onRetry} />;
  return (
    <>
      {rows.issues.length === 0 && list.onMore === null ? (
        <EmptyState title={emptyText} action={onClear === null ? null : <Button onPress={onClear}>Clear filter</Button>}>
          {firstUse}
        </EmptyState>
      ) : null}
      <IssueRowsView {...rows} onSight={list.onSight} />
      {rows.issues.length === 0 && list.onMore !== null ? (
        <Loading label="Loading issues">
          <SkeletonRows rows={8} tall />
        </Loading>
      ) : (
        <More shown={rows.issues.length} list={list} />
      )}
    </>
  );
});

function More({ shown, list }: { readonly shown: number; readonly list: Extract<IssueList, { kind: 'listed' }> }) {
  const { issues, total, isLoadingMore, isCut, onMore } = list;
  if (onMore === null && issues.length <= pageSizes.issues) return null;
  return (
    <LoadMore
      shown={shown}
      total={total}
      noun="issues"
      busy={isLoadingMore}
      failure={isCut ? 'The next issues could not be loaded.' : null}
      onPress={onMore}
    />
  );
}
