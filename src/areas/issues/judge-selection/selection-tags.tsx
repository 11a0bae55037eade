import type { Actor } from '#machines/lib/actor.ts';
import { offeredName, refusalOfName } from '#machines/flows/issues/tag.rules.ts';
import type { Tag } from '#machines/flows/issues/tag.rules.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { folded, matching } from '#src/ui/option.ts';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { Plus } from 'lucide-react';
import { useChoice } from '#src/use-choice.ts';
import { isCounted } from '../tag-issue/tag-name.view.tsx';

type SelectionTagsProps = {
  /** Null until loaded. */
  readonly tags: readonly Tag[] | null;
  readonly isAttached: (tagId: string) => boolean | 'mixed';
  readonly onChange: (tag: Tag, attached: boolean) => void;
  readonly actor: Actor;
  readonly onCreate: (name: string) => void;
};

const sentenceOf = (tags: number, found: number, offered: string | null): string | null => {
  if (found > 0 || offered !== null) return null;
  return tags === 0 ? 'There are no tags yet. Type a name to create one.' : 'No tag matches.';
};

/** On all selected issues, some or none; a press adds it to all or removes it from all. */
export function SelectionTags({ tags, isAttached, actor, onChange, onCreate }: SelectionTagsProps) {
  const [text, setText] = useChoice('');
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
  const offered = offeredName(text, tags, actor);
  const sentence = sentenceOf(tags.length, found.length, offered);
  const create = () => {
    if (offered === null) return;
    onCreate(offered);
    setText('');
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (found.length === 0) create();
      }}
    >
      <TextField
        label="Search or create a tag"
        hideLabel
        autoFocus
        autoComplete="off"
        placeholder="Search or create"
        value={text}
        max={isCounted(text) ? limits.tagName : undefined}
        error={text.trim() === '' ? null : refusalOfName(text, actor)}
        onChange={setText}
      />
      {sentence === null ? null : <p className="text-small text-ink-3">{sentence}</p>}
      <div className="flex max-h-[300px] flex-col overflow-y-auto [overflow-wrap:anywhere]">
        {found.map(({ id, label }) => {
          const attached = isAttached(id);
          return <Checkbox key={id} label={label} checked={attached} onChange={() => onChange({ id, name: label }, attached !== true)} />;
        })}
      </div>
      {offered === null ? null : (
        <Button size="small" icon={Plus} onPress={create}>
          {`Create '${offered}'`}
        </Button>
      )}
    </form>
  );
}
