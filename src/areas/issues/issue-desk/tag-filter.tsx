import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { TagChip } from '#src/ui/tag-chip.tsx';
import { Tag } from 'lucide-react';
import type { TagMode } from '#schema/vocabulary/issue.ts';

export type TagFilterProps = {
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly match: TagMode;
  readonly onChange: (filter: { readonly tags?: readonly string[]; readonly match?: TagMode }) => void;
};

const modes = [
  { id: 'any', label: 'Any' },
  { id: 'all', label: 'All' },
] as const;

/** Chooses tags, and whether an issue has to carry any or all of them. */
export function TagFilter({ tags, chosen, match, onChange }: TagFilterProps) {
  const toggle = (id: string): void => onChange({ tags: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] });
  return (
    <Popover
      label="Filter by tags"
      trigger={
        <Button kind="ghost" size="small" icon={Tag} pressed={chosen.length > 0}>
          {chosen.length === 0 ? 'Tags' : `Tags, ${chosen.length}`}
        </Button>
      }
    >
      <div className="flex flex-col gap-2.5">
        <div className="flex items-center gap-2">
          <span className="text-small text-ink-2">Match</span>
          <SegmentedChoice
            label="Match"
            options={modes}
            value={match}
            onChange={(id) => onChange({ match: id === 'all' ? 'all' : 'any' })}
          />
        </div>
        {tags.length === 0 ? <p className="text-small text-ink-3">There are no tags yet.</p> : null}
        <div className="flex max-h-[300px] flex-col overflow-y-auto">
          {tags.map(({ id, name }) => (
            <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          ))}
        </div>
      </div>
    </Popover>
  );
}

/** The chosen tags over the list, each of which can be taken away. */
export function ChosenTags({ tags, chosen, match, onChange }: TagFilterProps) {
  if (chosen.length === 0) return null;
  const nameOf = (id: string): string => tags.find((tag) => tag.id === id)?.name ?? 'Unknown tag';
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-b border-line px-4 py-2 text-small text-ink-2">
      {match === 'all' ? 'All of' : 'Any of'}
      {chosen.map((id) => (
        <TagChip key={id} onRemove={() => onChange({ tags: chosen.filter((other) => other !== id) })}>
          {nameOf(id)}
        </TagChip>
      ))}
      <Button kind="ghost" size="small" onPress={() => onChange({ tags: [] })}>
        Clear filter
      </Button>
    </div>
  );
}
