import { useKeys } from '#src/keys.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import { folded, matching } from '#src/ui/option.ts';
import { Popover } from '#src/ui/popover.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { Bookmark, Pencil, Pin, PinOff, Trash2, X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useOpenOne } from '#src/use-open-one.ts';
import { useChoice } from '#src/use-choice.ts';
import { useOnce } from '#src/ui/local.ts';
import type { RefObject } from 'react';

export type ShownView = {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Whose it is, where others see it. */
  readonly note: string | null;
  readonly isPinned: boolean;
  readonly isOpen: boolean;
  /** Whether the list shows something else than it keeps. */
  readonly isChanged: boolean;
  readonly mayUpdate: boolean;
  readonly mayRemove: boolean;
};

type SavedViewsViewProps = {
  /** Null until they came. */
  readonly views: readonly ShownView[] | null;
  /** Whether the list says anything that could be kept. */
  readonly isNarrowed: boolean;
  /** The list without a view. */
  readonly wholeHref: string;
  /** Set where they did not come. */
  readonly onRetry: (() => void) | null;
  readonly onSave: () => void;
  readonly onEdit: (id: string) => void;
  readonly onPin: (view: ShownView) => void;
  readonly onUpdate: (view: ShownView) => void;
  readonly onRemove: (view: ShownView) => void;
};

const choice =
  'max-w-48 truncate rounded-control px-2 py-1 text-small outline-none hover:bg-hover focus-visible:bg-accent-wash touch:py-3 aria-[current]:font-semibold aria-[current]:text-accent';

/** The line above a list: its views, and what may be done with the one that is open. */
export function SavedViewsView(props: SavedViewsViewProps) {
  const { views, isNarrowed, wholeHref, onSave, onUpdate } = props;
  const { name: listed, open, turn } = useOpenOne();
  useKeys(useMemo(() => ({ v: () => open('views') }), [open]));
  const opened = views?.find(({ isOpen }) => isOpen);
  const quick = views?.filter(({ isPinned, isOpen }) => isPinned || isOpen) ?? [];
  const line = useRef<HTMLElement>(null);
  return (
    <nav ref={line} aria-label="Saved views" data-print="hidden" className="-ml-2.5 flex h-8 items-center gap-2 touch:h-11">
      <Popover
        label="Saved views"
        placement="bottom start"
        width={360}
        isOpen={listed !== null}
        onOpenChange={turn('views')}
        trigger={
          <Button kind="ghost" size="small" icon={Bookmark} keys="v">
            Views
          </Button>
        }
      >
        {(close) => <Views {...props} onClose={close} />}
      </Popover>
      <span className="flex min-w-0 flex-1 items-center gap-1 goes-on overflow-x-auto [scrollbar-width:none]">
        {quick.map(({ id, name, href, isOpen }) => (
          <span key={id} className={`flex shrink-0 items-center ${isOpen ? 'max-desk:-order-1' : ''}`}>
            <Anchor href={href} title={name} aria-current={isOpen ? 'true' : undefined} className={choice}>
              {name}
            </Anchor>
            {isOpen ? <IconButton small icon={X} label={`Leave the view ${name}`} href={wholeHref} /> : null}
          </span>
        ))}
      </span>
      {opened?.isChanged === true ? (
        <>
          <span role="status" className="text-small text-ink-3 max-desk:sr-only">
            Not saved
          </span>
          {opened.mayUpdate ? (
            <Button size="small" onPress={() => onUpdate(opened)}>
              Update view
            </Button>
          ) : null}
        </>
      ) : null}
      {(opened === undefined && isNarrowed) || opened?.isChanged === true ? (
        <span className={opened === undefined ? 'shrink-0' : 'shrink-0 max-desk:hidden'}>
          <SaveButton line={line} label={opened === undefined ? 'Save view' : 'Save as new'} onPress={onSave} />
        </span>
      ) : null}
    </nav>
  );
}

type SaveButtonProps = { readonly line: RefObject<HTMLElement | null>; readonly label: string; readonly onPress: () => void };

/** Goes once the list is saved; its focus goes on at the views. */
function SaveButton({ line, label, onPress }: SaveButtonProps) {
  const views = useOnce(() => ({
    get current() {
      return line.current?.querySelector('button') ?? null;
    },
  }));
  useLostFocus(views);
  return (
    <Button kind="ghost" size="small" onPress={onPress}>
      {label}
    </Button>
  );
}

/** So many are found without a search. */
const foundAtOnce = 10;

/** All views of a list, each with what may be done with it. */
function Views({
  views,
  isNarrowed,
  onRetry,
  onSave,
  onEdit,
  onPin,
  onRemove,
  onClose,
}: SavedViewsViewProps & { readonly onClose: () => void }) {
  const [text, setText] = useChoice('');
  if (onRetry !== null) return <LoadFailure title="The views could not be loaded." onRetry={onRetry} />;
  if (views === null)
    return (
      <Loading label="Loading the views">
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
      {views.length > foundAtOnce ? <SearchField label="Search views" value={text} onChange={setText} className="w-full" /> : null}
      {views.length === 0 ? <p className="text-small text-ink-2">No saved views yet. Narrow the list, then save it under a name.</p> : null}
      {views.length > 0 && found.size === 0 ? <p className="text-small text-ink-3">No view matches.</p> : null}
      <ul aria-label="Saved views" className="-mx-2 max-h-[300px] overflow-y-auto empty:hidden">
        {views
          .filter(({ id }) => found.has(id))
          .map((view) => (
            <li key={view.id} className="flex items-center rounded-control pr-1 hover:bg-hover">
              <Anchor
                href={view.href}
                onClick={onClose}
                aria-current={view.isOpen ? 'true' : undefined}
                className="min-w-0 flex-1 rounded-control px-2 py-1.5 outline-none focus-visible:bg-accent-wash"
              >
                <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{view.name}</span>
                {view.note === null ? null : <span className="block truncate text-small text-ink-3">{view.note}</span>}
              </Anchor>
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
          Save this list as a view
        </Button>
      ) : null}
    </div>
  );
}
