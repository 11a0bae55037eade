import { useKeys } from '#src/keys.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { useOnce } from '#src/ui/local.ts';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import { Bookmark, X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { Opening, Views, viewWords } from './all-views.view.tsx';
import type { SavedViewsViewProps } from './all-views.view.tsx';

const choice =
  'max-w-48 truncate rounded-control px-2 py-1 text-small outline-none hover:bg-hover focus-visible:bg-accent-wash touch:py-3 aria-[current]:font-semibold aria-[current]:text-accent';

/** The line above a list: its views, and what may be done with the one that is open. */
export function SavedViewsView(props: SavedViewsViewProps) {
  const { words = viewWords, views, isNarrowed, wholeHref, onOpen, onSave, onUpdate } = props;
  const { name: listed, open, turn } = useOpenOne();
  useKeys(useMemo(() => ({ v: () => open('views') }), [open]));
  const opened = views?.find(({ isOpen }) => isOpen);
  const quick = views?.filter(({ isPinned, isOpen }) => isPinned || isOpen) ?? [];
  const line = useRef<HTMLElement>(null);
  return (
    <nav ref={line} aria-label={words.title} data-print="hidden" className="-ml-2.5 flex h-8 items-center gap-2 touch:h-11">
      <Popover
        label={words.title}
        placement="bottom start"
        width={360}
        isOpen={listed !== null}
        onOpenChange={turn('views')}
        trigger={
          <Button kind="ghost" size="small" icon={Bookmark} keys="v">
            {words.many}
          </Button>
        }
      >
        {(close) => <Views {...props} onClose={close} />}
      </Popover>
      <span className="flex min-w-0 flex-1 items-center gap-1 goes-on overflow-x-auto [scrollbar-width:none]">
        {quick.map((view) => {
          const { id, name, href, isOpen } = view;
          return (
            <span key={id} className={`flex shrink-0 items-center ${isOpen ? 'max-desk:-order-1' : ''}`}>
              <Opening href={href} title={name} isOpen={isOpen} className={choice} onPress={() => onOpen?.(view)}>
                {name}
              </Opening>
              {isOpen ? (
                <IconButton
                  small
                  icon={X}
                  label={`Leave the ${words.one} ${name}`}
                  {...(wholeHref === null ? { onPress: () => onOpen?.(null) } : { href: wholeHref })}
                />
              ) : null}
            </span>
          );
        })}
      </span>
      {opened?.isChanged === true ? (
        <>
          <span role="status" className="text-small text-ink-3 max-desk:sr-only">
            Not saved
          </span>
          {opened.mayUpdate ? (
            <Button size="small" onPress={() => onUpdate(opened)}>
              {`Update ${words.one}`}
            </Button>
          ) : null}
        </>
      ) : null}
      {(opened === undefined && isNarrowed) || opened?.isChanged === true ? (
        <span className={opened === undefined ? 'shrink-0' : 'shrink-0 max-desk:hidden'}>
          <SaveButton line={line} label={opened === undefined ? `Save ${words.one}` : 'Save as new'} onPress={onSave} />
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
