import { Check } from 'lucide-react';
import type { FocusEvent, FocusEventHandler, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { announce } from './announce.ts';
import { rememberTrigger } from './focus.ts';
import { Keys } from './kbd.tsx';
import { useNavigation } from './navigation.tsx';
import { optionRow, popBox } from './overlay.styles.ts';
import { PageBehind } from './page-behind.tsx';
import { refusable } from './refusable.tsx';
import { useFirstPress } from './second-press.ts';
import { TriggerContext } from './trigger.ts';
import type { Icon } from './types.ts';

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
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  header?: ReactNode;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** Actions under a button. An item with a reason stays in the list, says why and does nothing. */
export function Menu({ trigger, label, groups, onAction, placement = 'bottom end', header, onOpenChange }: MenuProps) {
  const navigation = useNavigation();
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const mayClose = useFirstPress();
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  const act = (entry: MenuEntry) => {
    if (entry.disabledReason) announce(entry.disabledReason);
    else if (entry.href === undefined || navigation === null) {
      rememberTrigger(ref.current);
      onAction(entry.id);
    } else navigation.navigate(entry.href, { replace: false });
  };
  return (
    <>
      <TriggerContext value={{ ref, isOpen, popup: 'menu', toggle: () => change(!isOpen) }}>{trigger}</TriggerContext>
      <Popover
        aria-label={label}
        triggerRef={ref}
        isOpen={isOpen}
        onOpenChange={change}
        shouldCloseOnInteractOutside={mayClose}
        placement={placement}
        offset={4}
        className={`${popBox} max-w-[min(360px,calc(100vw-16px))] min-w-44 overflow-auto p-1`}
      >
        <PageBehind isOpen={isOpen} />
        {header}
        <AriaMenu
          aria-label={label}
          autoFocus="first"
          onClose={() => change(false)}
          render={(menu) => <div {...menu} onFocus={entering(menu.onFocus)} />}
          className="outline-none"
        >
          {groups.map(({ id, title, items }, at) => (
            <MenuSection key={id} id={id} {...(title === undefined ? { 'aria-label': id } : null)} {...choiceOf(items)}>
              {title === undefined ? null : <Header className="px-2 pt-1.5 pb-0.5 text-small font-name text-ink-2">{title}</Header>}
              {at > 0 && title === undefined ? <Separator className="my-1 border-t border-line" /> : null}
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} onAct={() => act(entry)} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </>
  );
}

/**
 * Leads on to the first entry. The library takes a key on a native button for a virtual press, and leaves the focus on the menu
 * itself then, where Enter does nothing.
 */
const entering = (then: FocusEventHandler | undefined) => (event: FocusEvent<HTMLElement>) => {
  then?.(event);
  if (event.target === event.currentTarget) event.currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
};

/** A group in which entries are checked or not is a choice of one. */
const choiceOf = (items: readonly MenuEntry[]) =>
  items.some(({ checked }) => checked !== undefined)
    ? {
        selectionMode: 'single' as const,
        disallowEmptySelection: true,
        selectedKeys: items.flatMap(({ id, checked }) => (checked === true ? [id] : [])),
      }
    : null;

function Entry({ entry, onAct }: { entry: MenuEntry; onAct: () => void }) {
  const { id, label, icon: Glyph, glyph, keys, note, checked, danger = false, disabledReason } = entry;
  const isBlocked = Boolean(disabledReason);
  const ink = isBlocked ? 'cursor-not-allowed text-ink-3' : danger ? 'cursor-pointer text-danger' : 'cursor-pointer';
  return (
    <MenuItem
      id={id}
      textValue={label}
      onAction={onAct}
      shouldCloseOnSelect={!isBlocked}
      render={refusable(isBlocked)}
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
      {checked === true ? <Check aria-hidden="true" size={14} strokeWidth={2} className="shrink-0 text-ink-3" /> : null}
      {note === undefined ? null : <span className="text-small whitespace-nowrap text-ink-2 tabular">{note}</span>}
      {keys === undefined ? null : <Keys keys={keys} />}
    </MenuItem>
  );
}
