import type { Tag } from '#machines/flows/issues/tag.rules.ts';
import type { Icon } from '#src/ui/types.ts';
import { Check, Pencil, Plus, Trash2 } from 'lucide-react';

type TagRowProps = {
  readonly id: string;
  readonly tag: Tag;
  readonly isActive: boolean;
  readonly isAttached: boolean;
  readonly onPick: () => void;
  readonly onHover: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
};

type RowActionProps = { readonly icon: Icon; readonly label: string; readonly isActive: boolean; readonly onPress: () => void };

function RowAction({ icon: Glyph, label, isActive, onPress }: RowActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      tabIndex={isActive ? 0 : -1}
      onClick={onPress}
      className="grid size-[26px] place-items-center rounded-key text-ink-3 hover:bg-hover hover:text-ink touch:size-11"
    >
      <Glyph aria-hidden="true" size={14} strokeWidth={2} />
    </button>
  );
}

export function TagRow({ id, tag, isActive, isAttached, onPick, onHover, onRename, onDelete }: TagRowProps) {
  return (
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-selected={isAttached}
      onPointerMove={onHover}
      className={`relative flex min-h-[30px] items-center rounded-pill pr-0.5 touch:min-h-11 ${isActive ? 'bg-accent-wash' : ''}`}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the keys of the row that is marked */}
      <div
        role="gridcell"
        tabIndex={-1}
        title={tag.name}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onPick}
        className="flex min-w-0 flex-1 cursor-pointer items-center gap-2 self-stretch pl-2"
      >
        <span className="w-3.5 shrink-0">
          {isAttached ? <Check aria-hidden="true" size={14} strokeWidth={2} className="text-accent" /> : null}
        </span>
        <span className="cut">{tag.name}</span>
      </div>
      <div role="gridcell" tabIndex={-1} className={`flex shrink-0 ${isActive ? '' : 'not-touch:sr-only'}`}>
        <RowAction icon={Pencil} label={`Rename ${tag.name}`} isActive={isActive} onPress={onRename} />
        <RowAction icon={Trash2} label={`Delete ${tag.name}`} isActive={isActive} onPress={onDelete} />
      </div>
    </div>
  );
}

type CreateRowProps = Pick<TagRowProps, 'id' | 'isActive' | 'onPick' | 'onHover'> & { readonly name: string };

export function CreateRow({ id, name, isActive, onPick, onHover }: CreateRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the keys of the row that is marked
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-selected={false}
      onPointerMove={onHover}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={`flex min-h-[30px] cursor-pointer items-center rounded-pill px-2 touch:min-h-11 ${isActive ? 'bg-accent-wash' : ''}`}
    >
      <div role="gridcell" tabIndex={-1} className="flex min-w-0 items-center gap-2">
        <Plus aria-hidden="true" size={14} strokeWidth={2} className="shrink-0 text-ink-3" />
        <span className="[overflow-wrap:anywhere]">{`Create '${name}'`}</span>
      </div>
    </div>
  );
}
