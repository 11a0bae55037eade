import { Check } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { announce } from './announce.ts';
import { rememberTrigger } from './focus.ts';
import { ariaKeys, Keys } from './kbd.tsx';
import { useNavigation } from './navigation.tsx';
import { folded } from './option.ts';
import { optionRow } from './overlay.styles.ts';
import type { PopPlacement } from './pop-box.tsx';
import { PopBox } from './pop-box.tsx';
import { TriggerContext } from './trigger.ts';
import type { Icon } from './types.ts';
import { pressed } from './pressed.ts';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: Icon | undefined;
  glyph?: ReactNode;
  keys?: string | undefined;
  /** Stands behind the label. */
  note?: string | undefined;
  href?: string | undefined;
  checked?: boolean | undefined;
  danger?: boolean | undefined;
  disabledReason?: string | null | undefined;
};

export type MenuGroup = { id: string; title?: string | undefined; items: readonly MenuEntry[] };

type MenuProps = {
  trigger: ReactNode;
  label: string;
  groups: readonly MenuGroup[];
  onAction: (id: string) => void;
  placement?: PopPlacement | undefined;
  header?: ReactNode;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** Actions under a button. An item with a reason stays in the list, says why and does nothing. */
export function Menu({ trigger, label, groups, onAction, placement = 'bottom end', header, onOpenChange }: MenuProps) {
  const navigation = useNavigation();
  const ref = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const end = useRef<'first' | 'last' | null>(null);
  const findTyped = useTyped();
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  const openAt = (wanted: 'first' | 'last') => {
    end.current = wanted;
    change(true);
  };
  useEffect(() => {
    if (!isOpen || end.current === null) return;
    const all = menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [];
    all[end.current === 'first' ? 0 : all.length - 1]?.focus();
    end.current = null;
  }, [isOpen]);
  const act = ({ id: entry, href, disabledReason }: MenuEntry) => {
    if (disabledReason) return announce(disabledReason);
    if (href === undefined || navigation === null) {
      rememberTrigger(ref.current);
      onAction(entry);
    } else navigation.navigate(href, { replace: false });
    change(false);
  };
  const press = (event: KeyboardEvent) => {
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const at = all.findIndex((item) => item === document.activeElement);
    const typed = findTyped(event);
    const moves: Record<string, () => void> = {
      ArrowDown: () => all[(at + 1) % all.length]?.focus(),
      ArrowUp: () => all.at(at < 1 ? -1 : at - 1)?.focus(),
      Home: () => all[0]?.focus(),
      End: () => all.at(-1)?.focus(),
      Enter: () => all[at]?.click(),
      ' ': () => all[at]?.click(),
    };
    const move = typed === null ? moves[pressed(event)] : () => [...all.slice(Math.max(at, 0)), ...all].find(typed)?.focus();
    if (pressed(event) === 'Tab') change(false);
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat || pressed(event).startsWith('Arrow')) move();
  };
  return (
    <>
      <TriggerContext value={{ ref, isOpen, popup: 'menu', toggle: () => change(!isOpen), opened: id, openAt }}>{trigger}</TriggerContext>
      <PopBox
        trigger={ref}
        isOpen={isOpen}
        onClose={() => change(false)}
        label={label}
        placement={placement}
        onKey={press}
        className="max-w-[min(360px,calc(100vw-16px))] min-w-44 p-1"
      >
        {header}
        <div ref={menu} id={id} role="menu" aria-label={label}>
          {groups.map(({ id: group, title, items }, at) => (
            <div key={group} role="group" aria-label={title}>
              {title === undefined ? null : <div className="px-2 pt-1.5 pb-0.5 text-small font-name text-ink-2">{title}</div>}
              {at > 0 && title === undefined ? <hr className="my-1 border-t border-line" /> : null}
              {items.map((entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  isChoice={items.some(({ checked }) => checked !== undefined)}
                  onAct={() => act(entry)}
                />
              ))}
            </div>
          ))}
        </div>
      </PopBox>
    </>
  );
}

/** What is typed within a second is one word; gives how an entry that begins with it is known, and null for a key that is no letter. */
function useTyped(): (event: KeyboardEvent) => ((item: HTMLElement) => boolean) | null {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    const { ctrlKey, metaKey, altKey, timeStamp } = event;
    const key = pressed(event);
    const text = timeStamp - typed.current.at < 1_000 ? typed.current.text : '';
    if ([...key].length > 1 || ctrlKey || metaKey || altKey || (key === ' ' && text === '')) return null;
    typed.current = { text: folded(text + key), at: timeStamp };
    return ({ dataset }) => folded(dataset['text'] ?? '').startsWith(typed.current.text);
  };
}

type EntryProps = { entry: MenuEntry; isChoice: boolean; onAct: () => void };

const point = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void => {
  if (pointerType !== 'touch' && currentTarget !== document.activeElement) currentTarget.focus({ preventScroll: true });
};

function Entry({ entry, isChoice, onAct }: EntryProps) {
  const { label, icon: Glyph, glyph, keys, note, checked = false, danger = false, disabledReason } = entry;
  const labelId = useId();
  const reasonId = useId();
  const isBlocked = Boolean(disabledReason);
  const ink = isBlocked ? 'cursor-not-allowed text-ink-3' : danger ? 'cursor-pointer text-danger' : 'cursor-pointer';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has one of two roles, and the menu hears the keys of its entries
    <div
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={isChoice ? checked : undefined}
      aria-disabled={isBlocked || undefined}
      aria-labelledby={labelId}
      aria-keyshortcuts={ariaKeys(keys)}
      aria-describedby={isBlocked ? reasonId : undefined}
      tabIndex={-1}
      data-text={label}
      onClick={(event) => {
        event.stopPropagation();
        onAct();
      }}
      onPointerMove={point}
      className={`${optionRow} focus:bg-accent-wash ${ink}`}
    >
      {Glyph ? <Glyph aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" /> : glyph}
      <span className="min-w-0 flex-1">
        <span id={labelId} className="font-medium">
          {label}
        </span>
        {disabledReason ? (
          <span id={reasonId} className="block text-small">
            {disabledReason}
          </span>
        ) : null}
      </span>
      {checked ? <Check aria-hidden="true" size={14} strokeWidth={2} className="shrink-0 text-ink-3" /> : null}
      {note === undefined ? null : <span className="text-small whitespace-nowrap text-ink-2 tabular">{note}</span>}
      {keys === undefined ? null : <Keys keys={keys} />}
    </div>
  );
}
