import { Check } from 'lucide-react';
import type { JSX, MouseEventHandler, ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { ariaKeys, Keys } from './kbd.tsx';
import type { MenuEntry, MenuGroup } from './menu.tsx';
import { Anchor } from './navigation.tsx';
import { optionRow } from './overlay.styles.ts';
import { PopBox } from './pop-box.tsx';
import { pressed } from './pressed.ts';
import type { BoxProps } from './use-pop.ts';

export type MenuBoxProps = BoxProps & {
  id: string;
  /** Where the focus begins. */
  end: 'first' | 'last';
  groups: readonly MenuGroup[];
  header?: ReactNode;
  onAct: (entry: MenuEntry) => void;
};

type Div = JSX.IntrinsicElements['div'];

type ListProps = {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly end: 'first' | 'last';
  readonly list: Div;
  readonly onLeave: () => void;
};

/** The list takes the focus to its first or last entry by itself: the library waits a frame with that where a key or a reader opened it. Tab leaves it. */
function List({ box, end, list, onLeave }: ListProps) {
  const isEntered = useRef(false);
  useEffect(() => {
    const entries = box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [];
    if (isEntered.current || entries.length === 0) return;
    isEntered.current = true;
    entries[end === 'first' ? 0 : entries.length - 1]?.focus({ preventScroll: true });
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the library gives it the role of a menu
    <div
      {...list}
      onKeyDown={(event) => {
        if (pressed(event) === 'Tab') onLeave();
        else list.onKeyDown?.(event);
      }}
    />
  );
}

/** The box of a menu. */
export default function MenuBox({ id, end, groups, header, onAct, ...box }: MenuBoxProps) {
  const { label, onClose } = box;
  const list = useRef<HTMLDivElement>(null);
  return (
    <PopBox {...box} className="max-w-[min(360px,calc(100vw-16px))] min-w-44 p-1">
      {header}
      <Menu
        ref={list}
        id={id}
        aria-label={label}
        autoFocus={end}
        shouldFocusWrap
        onClose={onClose}
        render={(native) => <List box={list} end={end} list={native} onLeave={onClose} />}
        className="outline-none"
      >
        {groups.map(({ id: group, title, items }, at) => (
          <MenuSection key={group} id={group} {...choiceOf(items)}>
            {title === undefined ? null : <Header className="px-2 pt-1.5 pb-0.5 text-small font-name text-ink-2">{title}</Header>}
            {at > 0 && title === undefined ? <Separator className="my-1 border-t border-line" /> : null}
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} onAct={() => onAct(entry)} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </PopBox>
  );
}

/** A group in which entries are checked or not is a choice of one. */
const choiceOf = (items: readonly MenuEntry[]) =>
  items.some(({ checked }) => checked !== undefined)
    ? {
        selectionMode: 'single' as const,
        disallowEmptySelection: true,
        selectedKeys: items.flatMap(({ id, checked }) => (checked === true ? [id] : [])),
      }
    : null;

/** A row that opens at a press hears nothing of a press in its menu. */
const alone =
  <Target,>(act: MouseEventHandler<Target> | undefined): MouseEventHandler<Target> =>
  (event) => {
    event.stopPropagation();
    act?.(event);
  };

function Entry({ entry, onAct }: { entry: MenuEntry; onAct: () => void }) {
  const { id, label, icon: Glyph, glyph, keys, note, href, checked = false, danger = false, disabledReason } = entry;
  const isBlocked = Boolean(disabledReason);
  const ink = isBlocked ? 'cursor-not-allowed text-ink-3' : danger ? 'cursor-pointer text-danger' : 'cursor-pointer';
  const said = { 'aria-keyshortcuts': ariaKeys(keys), 'aria-disabled': isBlocked || undefined };
  const draw = (native: Div | JSX.IntrinsicElements['a']) =>
    'href' in native ? (
      <Anchor {...native} {...said} onClick={alone(native.onClick)} />
    ) : (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the library gives it its role
      <div {...(native as Div)} {...said} onClick={alone((native as Div).onClick)} />
    );
  return (
    <MenuItem
      id={id}
      textValue={label}
      {...(href === undefined || isBlocked ? null : { href })}
      onAction={onAct}
      shouldCloseOnSelect={!isBlocked}
      render={draw}
      className={`${optionRow} focus:bg-accent-wash ${ink}`}
    >
      {Glyph ? <Glyph aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" /> : glyph}
      <span className="min-w-0 flex-1">
        <Text slot="label" className="font-medium">
          {label}
        </Text>
        {disabledReason ? (
          <Text slot="description" className="block text-small">
            {disabledReason}
          </Text>
        ) : null}
      </span>
      {checked ? <Check aria-hidden="true" size={14} strokeWidth={2} className="shrink-0 text-ink-3" /> : null}
      {note === undefined ? null : <span className="text-small whitespace-nowrap text-ink-2 tabular">{note}</span>}
      {keys === undefined ? null : <Keys keys={keys} />}
    </MenuItem>
  );
}
