import { readSort, testSorts } from '#machines/flows/results/browse-results.rules.ts';
import type { TestSort } from '#machines/flows/results/browse-results.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { MultiSelect } from '#src/ui/multi-select.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { FilterChip } from '#src/ui/tag-chip.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { liveWords } from '#schema/vocabulary/figures.ts';
import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import { autoLaunchLabels, autoLaunchStatuses } from '#schema/vocabulary/test.ts';
import { ArrowUp, Send } from 'lucide-react';
import type { ReactNode } from 'react';

type BrowseResultsViewProps = {
  readonly children: ReactNode;
  /** Null for viewers without a filter. */
  readonly filter: readonly string[] | null;
  readonly mayAutoExport: boolean;
  readonly find: string;
  readonly isFoldable?: boolean;
  /** There are tests that match the search, or may be. */
  readonly isMatching?: boolean;
  readonly sort: TestSort;
  /** Null: all. */
  readonly days?: number | null;
  /** Hidden while searching. */
  readonly waiting?: ReactNode;
  readonly views?: ReactNode;
  readonly onBrowse: (change: {
    readonly autoLaunchStatuses?: readonly string[];
    readonly find?: string;
    readonly sort?: TestSort;
    readonly days?: null;
  }) => void;
  readonly isFarDown: boolean;
  readonly onTop: () => void;
};

const sortOptions = testSorts.map((id) => ({ id, label: { date: 'By date', name: 'By name' }[id] }));
const options = autoLaunchStatuses.map((id) => ({ id, label: autoLaunchLabels[id] }));

export function BrowseResultsView({
  children,
  filter,
  mayAutoExport,
  find,
  isFoldable = true,
  isMatching = true,
  sort,
  days = null,
  waiting,
  views,
  onBrowse,
  isFarDown,
  onTop,
}: BrowseResultsViewProps) {
  return (
    <Page>
      <PageHeader
        title="Results"
        actions={
          <>
            <SearchField
              label="Find a test"
              placeholder="Find a test"
              keys="/"
              value={find}
              onChange={(text) => onBrowse({ find: text })}
              className="w-56 max-desk:w-full"
            />
            <SegmentedChoice label="Sort by" options={sortOptions} value={sort} onChange={(id) => onBrowse({ sort: readSort(id) })} />
            {filter === null ? null : (
              <div className="flex items-center gap-2 max-desk:w-full max-desk:[&>:last-child]:flex-1 desk:[&>:last-child]:w-44">
                <span aria-hidden="true" className="text-small whitespace-nowrap text-ink-2">
                  Auto Launch Status
                </span>
                <MultiSelect
                  label="Auto Launch Status"
                  hideLabel
                  placeholder="Any"
                  options={options}
                  value={filter}
                  onChange={(statuses) => onBrowse({ autoLaunchStatuses: statuses })}
                />
              </div>
            )}
            {mayAutoExport ? (
              <LinkButton href="/auto-export-settings" icon={Send}>
                {autoExportTexts.settings}
              </LinkButton>
            ) : null}
          </>
        }
      />
      {views}
      {days === null ? null : (
        <div className="flex">
          <FilterChip onRemove={() => onBrowse({ days: null })}>{liveWords(days)}</FilterChip>
        </div>
      )}
      {find === '' ? waiting : null}
      {find === '' || isMatching ? null : (
        <Sheet>
          <EmptyState
            title={`No test matches “${find}”`}
            action={
              <Button size="small" onPress={() => onBrowse({ find: '', autoLaunchStatuses: [] })}>
                {filter === null || filter.length === 0 ? 'Clear search' : 'Clear search and filter'}
              </Button>
            }
          >
            {isFoldable ? 'Searches names and codes. Folded sections are searched once opened.' : 'Searches names and codes.'}
          </EmptyState>
        </Sheet>
      )}
      {children}
      <p className="text-small text-ink-3">Results older than 18 months are not stored.</p>
      {isFarDown ? (
        <div className="fixed right-5 bottom-12 z-10 max-desk:bottom-5">
          <Button icon={ArrowUp} onPress={onTop}>
            BACK TO TOP
          </Button>
        </div>
      ) : null}
    </Page>
  );
}
