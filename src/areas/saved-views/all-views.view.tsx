import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import { folded, matching } from '#src/ui/option.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useChoice } from '#src/use-choice.ts';
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

export type ShownView = {
  readonly id: string;
  readonly name: string;
  /** Its address; null where it is opened by a press. */
  readonly href: string | null;
  /** Whose it is, where others see it. */
  readonly note: string | null;
  readonly isPinned: boolean;
  readonly isOpen: boolean;
  /** Whether the list shows something else than it keeps. */
  readonly isChanged: boolean;
  readonly mayUpdate: boolean;
  readonly mayRemove: boolean;
};

export type ViewWords = {
  readonly one: string;
  readonly many: string;
  /** Above all of them. */
  readonly title: string;
  readonly empty: string;
};

export const viewWords: ViewWords = {
  one: 'view',
  many: 'Views',
  title: 'Saved views',
  empty: 'No saved views yet. Narrow the list, then save it under a name.',
};

export type SavedViewsViewProps = {
  readonly words?: ViewWords;
  /** Null until they came. */
  readonly views: readonly ShownView[] | null;
  /** Whether the list says anything that could be kept. */
  readonly isNarrowed: boolean;
  /** The list without a view; null where it is left by a press. */
  readonly wholeHref: string | null;
  readonly onOpen?: (view: ShownView | null) => void;
  /** Set where they did not come. */
  readonly onRetry: (() => void) | null;
  readonly onSave: () => void;
  readonly onEdit: (id: string) => void;
  readonly onPin: (view: ShownView) => void;
  readonly onUpdate: (view: ShownView) => void;
  readonly onRemove: (view: ShownView) => void;
};

type OpeningProps = {
  readonly href: string | null;
  readonly title?: string;
  readonly isOpen: boolean;
  readonly className: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

export function Opening({ href, isOpen, onPress, ...rest }: OpeningProps) {
  const current = isOpen ? ('true' as const) : undefined;
  if (href === null) return <button type="button" aria-current={current} onClick={onPress} {...rest} />;
  return <Anchor href={href} aria-current={current} onClick={onPress} {...rest} />;
}

/** So many are found without a search. */
const foundAtOnce = 10;

/** All views of a list, each with what may be done with it. */
export function Views({
  words = viewWords,
  views,
  onOpen,
  isNarrowed,
  onRetry,
  onSave,
  onEdit,
  onPin,
  onRemove,
  onClose,
}: SavedViewsViewProps & { readonly onClose: () => void }) {
  const [text, setText] = useChoice('');
  if (onRetry !== null) return <LoadFailure title={`The ${words.many.toLowerCase()} could not be loaded.`} onRetry={onRetry} />;
  if (views === null)
    return (
      <Loading label={`Loading the ${words.many.toLowerCase()}`}>
        <SkeletonRows rows={3} />
      </Loading>
    );
  const options = views.map(({ id, name }) => ({ id, label: name }));
  const found = new Set(
    matching(
      options,
      options.map(({ label }) => folded(label)),
      text,
    ).map(({ id }) => id),
  );
  const leave = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <div className="flex flex-col gap-2">
      {views.length > foundAtOnce ? (
        <SearchField label={`Search ${words.many.toLowerCase()}`} value={text} onChange={setText} className="w-full" />
      ) : null}
      {views.length === 0 ? <p className="text-small text-ink-2">{words.empty}</p> : null}
      {views.length > 0 && found.size === 0 ? <p className="text-small text-ink-3">{`No ${words.one} matches.`}</p> : null}
      <ul aria-label={words.title} className="-mx-2 max-h-[300px] overflow-y-auto empty:hidden">
        {views
          .filter(({ id }) => found.has(id))
          .map((view) => (
            <li key={view.id} className="flex items-center rounded-control pr-1 hover:bg-hover">
              <Opening
                href={view.href}
                isOpen={view.isOpen}
                onPress={leave(() => onOpen?.(view))}
                className="min-w-0 flex-1 rounded-control px-2 py-1.5 text-left outline-none focus-visible:bg-accent-wash"
              >
                <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{view.name}</span>
                {view.note === null ? null : <span className="block truncate text-small text-ink-3">{view.note}</span>}
              </Opening>
              <IconButton
                small
                icon={view.isPinned ? PinOff : Pin}
                label={`${view.isPinned ? 'Unpin' : 'Pin'} ${view.name}`}
                onPress={() => onPin(view)}
              />
              {view.mayUpdate ? (
                <IconButton small icon={Pencil} label={`Change ${view.name}`} onPress={leave(() => onEdit(view.id))} />
              ) : null}
              {view.mayRemove ? (
                <IconButton small icon={Trash2} label={`Remove ${view.name}`} onPress={leave(() => onRemove(view))} />
              ) : null}
            </li>
          ))}
      </ul>
      {isNarrowed ? (
        <Button size="small" wide onPress={leave(onSave)}>
          {words.one === 'view' ? 'Save this list as a view' : `Save this group as an ${words.one}`}
        </Button>
      ) : null}
    </div>
  );
}
