import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Bot, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { hiddenKinds, hiddenLabels } from './testers.rules.ts';
import type { GroupsShown, HiddenKind } from './testers.rules.ts';

type TestersViewProps = {
  readonly shown: readonly HiddenKind[];
  readonly counts: Readonly<Record<HiddenKind, number>>;
  readonly search: string;
  readonly management: 'automated' | 'manual' | null;
  /** Null when no publishing failed. */
  readonly failure: string | null;
  readonly groups: GroupsShown;
  readonly removal: ReactNode;
  readonly onShow: (shown: readonly HiddenKind[]) => void;
  readonly onSearch: (search: string) => void;
  /** The search was cleared, without the usual delay. */
  readonly onClear: () => void;
  readonly reasons?: ReactNode;
  readonly children: ReactNode;
};

export function TestersView({
  shown,
  counts,
  search,
  management,
  failure,
  groups,
  removal,
  onShow,
  onSearch,
  onClear,
  reasons,
  children,
}: TestersViewProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    field.current?.focus();
    onSearch('');
    onClear();
  };
  return (
    <>
      {failure === null ? null : (
        <Banner hue="danger" title="Publishing failed for some results.">
          {failure}
        </Banner>
      )}
      <div data-print="hidden" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-60 max-desk:w-full">
          <SearchField
            label="Find a tester"
            placeholder="Find a tester"
            keys="/"
            value={search}
            onChange={onSearch}
            onClear={onClear}
            inputRef={field}
          />
        </div>
        {hiddenKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={hiddenLabels[kind]}
            count={counts[kind]}
            checked={shown.includes(kind)}
            onChange={(isShown) => onShow(isShown ? [...shown, kind] : shown.filter((each) => each !== kind))}
          />
        ))}
        <span className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5 text-small text-ink-2 max-desk:ml-0 max-desk:justify-start">
          {management === null ? null : (
            <Pill icon={management === 'automated' ? Bot : Hand}>{management === 'automated' ? 'Automated' : 'Manual'}</Pill>
          )}
          Sorted by status
          {removal}
        </span>
      </div>
      {groups === 'shown' ? children : null}
      {groups === 'unmatched' ? (
        <Sheet>
          <EmptyState title="No testers match the search" action={<Button onPress={clear}>Clear search</Button>} />
        </Sheet>
      ) : null}
      {groups === 'none' ? (
        <Sheet>
          <EmptyState title="There are no testers in this test">Testers appear here once they are selected.</EmptyState>
        </Sheet>
      ) : null}
      {reasons}
    </>
  );
}
