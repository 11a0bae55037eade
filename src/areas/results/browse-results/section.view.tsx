import { selectIsOpen } from '#machines/flows/results/browse-results.ts';
import type { BrowseResultsActorRef, ResultSection } from '#machines/flows/results/browse-results.ts';
import { emptySections, sectionTitles } from '#machines/flows/results/browse-results.rules.ts';
import { underRequests } from '#machines/flows/results/under-requests.rules.ts';
import { organizationFigures, requestsWords } from '#schema/vocabulary/figures.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useIsPrinting } from '#src/ui/printing.ts';
import { GroupHead } from '#src/ui/group-head.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { ListMore } from '#src/ui/load-more.tsx';
import { Rows, Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { BrowsedTest } from './test-row.view.tsx';
import { TestRowView } from './test-row.view.tsx';

export type SectionList =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly requestId: string | null; readonly onRetry: () => void }
  | {
      readonly kind: 'listed';
      readonly tests: readonly BrowsedTest[];
      /** Tests and the requests that hold them. */
      readonly total: number;
      /** Without requests whose tests are listed. */
      readonly testsCount: number;
      readonly isLoadingMore: boolean;
      /** The next page failed. */
      readonly isCut: boolean;
      readonly onMore: (() => void) | null;
    };

export type RenderActions = (test: BrowsedTest) => ReactNode;

type SectionViewProps = {
  readonly actorRef: BrowseResultsActorRef;
  readonly section: ResultSection;
  readonly list: SectionList;
  readonly isManager: boolean;
  readonly isFound?: boolean;
  readonly onClear: (() => void) | null;
  /** Null: all. */
  readonly days?: number | null;
  readonly firstUse?: ReactNode;
  /** Null where the viewer may do nothing. */
  readonly renderActions: RenderActions | null;
};

export function SectionView({ actorRef, ...facts }: SectionViewProps) {
  const { section, list } = facts;
  const isOpen = useSelector(actorRef, selectIsOpen(section));
  const isPrinting = useIsPrinting();
  const controls = `section-${section}`;
  return (
    <Sheet label={sectionTitles[section]} className={list.kind === 'unasked' ? 'print:hidden' : ''}>
      <GroupHead
        title={
          <>
            {sectionTitles[section]}
            {list.kind === 'listed' ? <Badge count={list.testsCount} showZero label={list.testsCount === 1 ? 'test' : 'tests'} /> : null}
          </>
        }
        open={isOpen}
        controls={controls}
        onToggle={() => actorRef.send({ type: 'section.toggle', section })}
      >
        {list.kind === 'unasked' ? <span className="text-ink-3">Loads when opened</span> : null}
        {list.kind === 'listed' && list.total > list.testsCount ? (
          <span title={organizationFigures['PlatformTestConnection.testsCount'].counts} className="text-small text-ink-3">
            {requestsWords(list.total - list.testsCount)}
          </span>
        ) : null}
      </GroupHead>
      <div id={controls} data-fold="" hidden={!isOpen}>
        {isOpen || isPrinting ? bodyOf(facts) : null}
      </div>
    </Sheet>
  );
}

/** About as many as a section has, so that little moves when they load. */
const usualRows: Readonly<Record<ResultSection, number>> = { live: 7, upcoming: 5, recent: 8, older: 8, cancelled: 3 };

function bodyOf(facts: Omit<SectionViewProps, 'actorRef'>): ReactNode {
  const { section, list, isManager, isFound = false, onClear, days = null, firstUse, renderActions } = facts;
  switch (list.kind) {
    case 'unasked':
    case 'loading':
      return (
        <Loading label={`Loading: ${sectionTitles[section]}`}>
          <SkeletonRows rows={isFound ? 2 : usualRows[section]} className="max-wide:min-h-20 max-desk:min-h-27" />
        </Loading>
      );
    case 'failed':
      return <LoadFailure title="The tests could not be loaded." requestId={list.requestId} onRetry={list.onRetry} />;
    case 'listed':
      if (list.tests.length === 0 && isFound) return null;
      if (list.tests.length === 0)
        return (
          <EmptyState
            title={emptySections[section]}
            action={
              onClear === null ? undefined : (
                <button type="button" onClick={onClear} className="thumb rounded-key text-accent hover:underline">
                  Clear filter
                </button>
              )
            }
          >
            {onClear === null
              ? firstUse
              : days === null
                ? 'with the chosen Auto Launch Status.'
                : `that were live in the past ${days} days.`}
          </EmptyState>
        );
      return (
        <>
          <Rows label={sectionTitles[section]}>
            {underRequests(list.tests).map((row) => (
              <TestRowView
                key={row.test.id}
                {...row}
                isManager={isManager}
                actions={renderActions?.(row.test.schedule === null && row.request !== null ? row.request : row.test)}
              />
            ))}
          </Rows>
          <ListMore
            shown={list.tests.length}
            total={list.total}
            pageSize={pageSizes.platformTests}
            noun="tests and requests"
            page="tests"
            busy={list.isLoadingMore}
            isCut={list.isCut}
            onPress={list.onMore}
          />
        </>
      );
  }
}
