import { severities, severityLabels, triageLabels, triageStatuses } from '#schema/vocabulary/issue.ts';
import type { Severity, TriageStatus } from '#schema/vocabulary/issue.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { SignalHigh, ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { FilterChip } from '#src/ui/tag-chip.tsx';
import type { ReactNode } from 'react';
import type { SortDirection } from '../issue/issue-address.rules.ts';
import type { IssueCounts } from '../issue/issue-list.ts';
import { ItemStateFilter } from './item-state-filter.tsx';
import type { ItemStateFilterProps } from './item-state-filter.tsx';
import { ChosenTags, TagFilter } from './tag-filter.tsx';
import type { TagFilterProps } from './tag-filter.tsx';

type SeverityFilterProps = { readonly chosen: readonly Severity[]; readonly onChange: (chosen: readonly Severity[]) => void };

function SeverityFilter({ chosen, onChange }: SeverityFilterProps) {
  const toggle = (severity: Severity): void =>
    onChange(severities.filter((each) => (each === severity ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <Popover
      label="Filter by severity"
      width={180}
      trigger={
        <Button kind="ghost" size="small" icon={SignalHigh} pressed={chosen.length > 0}>
          {chosen.length === 0 ? 'Severity' : chosen.map((severity) => severityLabels[severity]).join(', ')}
        </Button>
      }
    >
      <div className="flex flex-col">
        {severities.map((severity) => (
          <Checkbox key={severity} label={severityLabels[severity]} checked={chosen.includes(severity)} onChange={() => toggle(severity)} />
        ))}
      </div>
    </Popover>
  );
}

type DeskHeadProps = {
  readonly triage: TriageStatus;
  readonly counts: IssueCounts | null;
  readonly onTriage: (triage: TriageStatus) => void;
  /** Null for viewers without tags. */
  readonly filter: TagFilterProps | null;
  /** Null for viewers without exports. */
  readonly itemState: ItemStateFilterProps | null;
  readonly severity: SeverityFilterProps;
  readonly search: ReactNode;
  /** Null: all. */
  readonly recent: { readonly days: number; readonly onClear: () => void } | null;
  /** Null where there is only one. */
  readonly test: ReactNode;
  readonly sort: { readonly direction: SortDirection; readonly onChange: (direction: SortDirection) => void } | null;
};

function Sort({ direction, onChange }: NonNullable<DeskHeadProps['sort']>) {
  const isNewest = direction === 'descending';
  return (
    <IconButton
      icon={isNewest ? ArrowDownWideNarrow : ArrowUpNarrowWide}
      label={isNewest ? 'Newest first' : 'Oldest first'}
      onPress={() => onChange(isNewest ? 'ascending' : 'descending')}
    />
  );
}

export function DeskHeadView({ triage, counts, onTriage, filter, itemState, severity, search, recent, test, sort }: DeskHeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 max-wide:px-3">
        <SegmentedChoice
          label="Triage status"
          value={triage}
          options={triageStatuses.map((status) => ({ id: status, label: triageLabels[status], count: counts?.[status] }))}
          onChange={(id) => onTriage(triageStatuses.find((status) => status === id) ?? 'untriaged')}
        />
        {test === null && sort === null ? null : (
          <div className="flex min-w-0 items-center gap-1 max-desk:order-1">
            {test}
            {sort === null ? null : <Sort {...sort} />}
          </div>
        )}
        <div className="flex w-full flex-wrap items-center gap-1 max-desk:contents">
          {search}
          <SeverityFilter {...severity} />
          {filter === null ? null : <TagFilter {...filter} />}
          {itemState === null ? null : <ItemStateFilter {...itemState} />}
        </div>
      </div>
      {recent === null ? null : (
        <div className="flex flex-wrap items-center gap-1.5 border-b border-line px-4 py-2 text-small text-ink-2">
          <FilterChip onRemove={recent.onClear}>{`Past ${recent.days} days`}</FilterChip>
        </div>
      )}
      {filter === null ? null : <ChosenTags {...filter} />}
    </>
  );
}

type IssueDeskViewProps = {
  readonly head: ReactNode;
  readonly list: ReactNode;
  readonly foot: ReactNode;
  readonly pane: ReactNode;
  readonly children: ReactNode;
};

export function NoIssueView() {
  return <p className="px-4 py-7 text-small text-ink-3">Choose an issue to read it here.</p>;
}

const paneFrame =
  'sticky top-(--chrome-height) flex max-h-[calc(100dvh-var(--chrome-height)-var(--line-height))] min-w-0 flex-col overflow-hidden rounded-r-[9px] print:static print:max-h-none print:break-before-page print:overflow-visible';

/** `isLeaving`: the list is at another issue already, the pane changes in a moment. */
export function PaneFrame({ isLeaving, children }: { readonly isLeaving: boolean; readonly children: ReactNode }) {
  return (
    <div data-leaving={isLeaving ? '' : undefined} className={paneFrame}>
      {children}
    </div>
  );
}

export function IssueDeskView({ head, list, foot, pane, children }: IssueDeskViewProps) {
  return (
    <div
      data-sheet=""
      className="grid grid-cols-[minmax(0,1fr)] items-start rounded-sheet border border-line-strong bg-sheet desk:grid-cols-[300px_minmax(0,1fr)] wide:grid-cols-[440px_minmax(0,1fr)] print:block"
    >
      <section
        aria-label="List of issues"
        className="flex min-h-full min-w-0 flex-col self-stretch border-line-strong desk:border-r print:border-r-0"
      >
        {head}
        <div className="flex-1">{list}</div>
        {foot}
      </section>
      {pane}
      {children}
    </div>
  );
}
