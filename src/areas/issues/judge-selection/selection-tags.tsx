import type { Tag } from '#machines/flows/issues/tag-issue/tag-issue.types.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { folded, matching } from '#src/ui/option.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useState } from 'react';

type SelectionTagsProps = {
  /** The tags there are; null until they came. */
  readonly tags: readonly Tag[] | null;
  readonly isAttached: (tagId: string) => boolean | 'mixed';
  readonly onChange: (tag: Tag, attached: boolean) => void;
};

/** So many are found without a search. */
const foundAtOnce = 10;

/** The tags of the organization, each on all selected issues, on some or on none; a press hangs it on all or takes it off all. */
export function SelectionTags({ tags, isAttached, onChange }: SelectionTagsProps) {
  const [text, setText] = useState('');
  if (tags === null)
    return (
      <Loading label="Loading the tags">
        <SkeletonRows rows={3} />
      </Loading>
    );
  const options = tags.map(({ id, name }) => ({ id, label: name }));
  const found = matching(
    options,
    options.map(({ label }) => folded(label)),
    text,
  );
  return (
    <div className="flex flex-col gap-2">
      {tags.length > foundAtOnce ? <SearchField label="Search tags" value={text} onChange={setText} className="w-full" /> : null}
      {tags.length === 0 ? <p className="text-small text-ink-3">There are no tags yet.</p> : null}
      {tags.length > 0 && found.length === 0 ? <p className="text-small text-ink-3">No tag matches.</p> : null}
      <div className="flex max-h-[300px] flex-col overflow-y-auto [overflow-wrap:anywhere]">
        {found.map(({ id, label }) => {
          const attached = isAttached(id);
          return <Checkbox key={id} label={label} checked={attached} onChange={() => onChange({ id, name: label }, attached !== true)} />;
        })}
      </div>
    </div>
  );
}
