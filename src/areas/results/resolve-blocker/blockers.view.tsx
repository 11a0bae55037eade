import { blockerTexts, blockerWidths } from '#machines/flows/results/acts.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Th } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';

type BlockersViewProps = {
  readonly openCount: number;
  readonly resolvedCount: number;
  readonly isResolvedShown: boolean;
  readonly onShowResolved: (isShown: boolean) => void;
  readonly isEmpty: boolean;
  readonly search: ReactNode;
  readonly unmatched: ReactNode;
  readonly children: ReactNode;
};

const columns = [
  ['Tester', blockerWidths.tester],
  ['Blocker', blockerWidths.blocker],
  ['Reported', blockerWidths.reported],
  ['Status', blockerWidths.status],
  ['Actions', blockerWidths.actions],
] as const;

export function BlockersView({
  openCount,
  resolvedCount,
  isResolvedShown,
  onShowResolved,
  isEmpty,
  search,
  unmatched,
  children,
}: BlockersViewProps) {
  return (
    <Sheet label="Blockers">
      <SheetHead title="Open blockers" count={openCount}>
        {search}
        <span className="print:hidden">
          <Checkbox label={blockerTexts.showResolved} count={resolvedCount} checked={isResolvedShown} onChange={onShowResolved} />
        </span>
      </SheetHead>
      {isEmpty ? (
        <EmptyState title={blockerTexts.none}>{resolvedCount > 0 && !isResolvedShown ? 'Resolved ones are hidden.' : undefined}</EmptyState>
      ) : null}
      {unmatched}
      <div hidden={isEmpty || unmatched !== null}>
        <Table label="Blockers">
          <thead>
            <tr>
              {columns.map(([label, width]) => (
                <Th key={label} width={`${width}%`}>
                  {label}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Table>
      </div>
    </Sheet>
  );
}
