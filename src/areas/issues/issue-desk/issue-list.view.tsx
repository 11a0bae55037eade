import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues/export-issues.machine.ts';
import { selectLimitReason, selectSelected } from '#machines/flows/issues/export-issues/export-issues.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { LoadMore } from '#src/ui/load-more.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSelector } from '@xstate/react';
import type { ListedIssue } from './issue-list.ts';
import { IssueRow } from './issue-row.tsx';
import { useLeaving } from './use-leaving.ts';

type IssueRowsProps = {
  readonly issues: readonly ListedIssue[];
  readonly place: string;
  readonly current: string | null;
  readonly exporter: ExportIssuesActorRef;
  readonly showsTest: boolean;
  readonly showsReason: boolean;
  readonly hrefOf: (issue: ListedIssue) => string;
  readonly onVisit: ((issueId: string) => void) | null;
  readonly onToggle: (issueId: string, isRange: boolean) => void;
};

/** The rows of a list of issues. */
export function IssueRowsView({ issues, place, current, exporter, hrefOf, ...row }: IssueRowsProps) {
  const selected = useSelector(exporter, selectSelected);
  const limitReason = useSelector(exporter, selectLimitReason);
  const { shown, forget } = useLeaving(issues, place);
  return (
    <ul aria-label="Issues" className="divide-y divide-line overflow-x-clip">
      {shown.map(({ row: issue, isLeaving }) => (
        <IssueRow
          key={issue.id}
          {...row}
          issue={issue}
          href={hrefOf(issue)}
          isCurrent={issue.id === current}
          isSelected={selected.includes(issue.id)}
          isSelecting={selected.length > 0}
          isLeaving={isLeaving}
          limitReason={limitReason}
          onLeft={forget}
        />
      ))}
    </ul>
  );
}

export function ListLoading() {
  return (
    <Loading label="Loading issues">
      <SkeletonRows rows={8} />
    </Loading>
  );
}

export function ListFailed({ requestId, onRetry }: { readonly requestId: string | null; readonly onRetry: () => void }) {
  return <LoadFailure title="The issues could not be loaded." requestId={requestId} onRetry={onRetry} />;
}

export function ListEmpty({ text, onClear }: { readonly text: string; readonly onClear: (() => void) | null }) {
  return <EmptyState title={text} action={onClear === null ? null : <Button onPress={onClear}>Clear filter</Button>} />;
}

type MoreProps = { readonly shown: number; readonly total: number; readonly isBusy: boolean; readonly onMore: (() => void) | null };

/** How many of how many are shown, and the way to more. */
export function ListMore({ shown, total, isBusy, onMore }: MoreProps) {
  if (onMore !== null) return <LoadMore shown={shown} total={total} noun="issues" busy={isBusy} onPress={onMore} />;
  return shown < total ? (
    <p className="px-4 py-2.5 text-small text-ink-3">{`The first ${shown} of ${total} issues. The next ones follow as you triage.`}</p>
  ) : null;
}
