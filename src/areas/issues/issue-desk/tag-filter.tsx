import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { folded, matching } from '#src/ui/option.ts';
import { Popover } from '#src/ui/popover.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { TagChip } from '#src/ui/tag-chip.tsx';
import { Tag } from 'lucide-react';
import type { TagMode } from '#schema/vocabulary/issue.ts';
import { useChoice } from '#src/use-choice.ts';

export type TagFilterProps = {
  /** Null until loaded. */
  readonly tags: readonly { readonly id: string; readonly name: string }[] | null;
  readonly chosen: readonly string[];
  readonly match: TagMode;
  readonly onChange: (filter: { readonly tags?: readonly string[]; readonly match?: TagMode }) => void;
};

const modes = [
  { id: 'any', label: 'Any' },
  { id: 'all', label: 'All' },
] as const;

/** Found without a search. */
const foundAtOnce = 10;

function Choices({ tags, chosen, onChange }: TagFilterProps & { readonly tags: NonNullable<TagFilterProps['tags']> }) {
  const [text, setText] = useChoice('');
  const toggle = (id: string): void => onChange({ tags: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] });
  const options = tags.map(({ id, name }) => ({ id, label: name }));
  const found = matching(
    options,
    options.map(({ label }) => folded(label)),
    text,
  );
  return (
    <>
      {tags.length > foundAtOnce ? <SearchField label="Search tags" value={text} onChange={setText} className="w-full" /> : null}
      {tags.length === 0 ? <p className="text-small text-ink-3">There are no tags yet.</p> : null}
      {tags.length > 0 && found.length === 0 ? <p className="text-small text-ink-3">No tag matches.</p> : null}
      <div className="flex max-h-[300px] flex-col overflow-y-auto">
        {found.map(({ id, label }) => (
          <Checkbox key={id} label={label} checked={chosen.includes(id)} onChange={() => toggle(id)} />
        ))}
      </div>
    </>
  );
}

export function TagFilter(filter: TagFilterProps) {
  const { tags, chosen, match, onChange } = filter;
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
        {tags === null ? null : <Choices {...filter} tags={tags} />}
      </div>
    </Popover>
  );
}

/** A deleted one says so. */
export function ChosenTags({ tags, chosen, match, onChange }: TagFilterProps) {
  if (chosen.length === 0) return null;
  const nameOf = (id: string): string => (tags === null ? 'Tag' : (tags.find((tag) => tag.id === id)?.name ?? 'Deleted tag'));
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
