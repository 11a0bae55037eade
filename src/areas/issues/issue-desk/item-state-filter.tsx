import { itemStates } from '#schema/vocabulary/export.ts';
import type { ItemState } from '#schema/vocabulary/export.ts';
import { Button } from '#src/ui/button.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { CircleCheck } from 'lucide-react';

export type ItemStateFilterProps = {
  readonly states: readonly ItemState[];
  readonly chosen: ItemState | null;
  readonly onChange: (chosen: ItemState | null) => void;
};

const labels: Readonly<Record<ItemState, string>> = { open: 'Open', done: 'Done' };
const options = [{ id: 'any', label: 'Any' }, ...itemStates.map((id) => ({ id, label: labels[id] }))];

/** Nothing where no tracker has reported any. */
export function ItemStateFilter({ states, chosen, onChange }: ItemStateFilterProps) {
  if (states.length === 0 && chosen === null) return null;
  return (
    <Popover
      label="Filter by the state in the tracker"
      trigger={
        <Button kind="ghost" size="small" icon={CircleCheck} pressed={chosen !== null}>
          {chosen === null ? 'Tracker' : `${labels[chosen]} in tracker`}
        </Button>
      }
    >
      <SegmentedChoice
        label="State in the tracker"
        options={options}
        value={chosen ?? 'any'}
        onChange={(id) => onChange(itemStates.find((state) => state === id) ?? null)}
      />
    </Popover>
  );
}
