import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from './announce.ts';
import type { Option } from './option.ts';
import { folded, matching } from './option.ts';
import { isForPage } from './page-keys.ts';
import { ComboPopup } from './pop-parts.ts';
import { pressed } from './pressed.ts';
import { useFetchedNear } from './use-pop.ts';

const remotePause = 500;
const page = 8;
const createId = 'create';

export type ComboOptions = {
  options: readonly Option[];
  isMulti: boolean;
  isBlocked: boolean;
  onPick: (option: Option) => void;
  onSearch?: ((text: string) => void) | undefined;
  /** The search itself waits for a pause in typing. */
  isSearchedAtOnce?: boolean | undefined;
  onCreate?: ((text: string) => void) | undefined;
  onBackspace?: (() => void) | undefined;
};

export type Combo = {
  isOpen: boolean;
  query: string;
  shown: readonly Option[];
  active: number;
  listId: string;
  anchor: RefObject<HTMLDivElement | null>;
  pop: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  open: () => void;
  close: () => void;
  clear: () => void;
  pick: (option: Option) => void;
  hover: (index: number) => void;
  inputProps: ComponentProps<'input'>;
  buttonProps: ComponentProps<'button'>;
};

function useRemoteSearch(query: string, isOpen: boolean, onSearch: ComboOptions['onSearch'], pause: number): void {
  const ask = useRef(onSearch);
  useEffect(() => {
    ask.current = onSearch;
  });
  useEffect(() => {
    if (!isOpen || !ask.current) return;
    const timer = setTimeout(() => ask.current?.(query), query === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [query, isOpen, pause]);
}

function useShown({ options, onSearch, onCreate }: ComboOptions, query: string): { shown: readonly Option[]; canCreate: boolean } {
  const isRemote = onSearch !== undefined;
  const wanted = query.trim();
  const keys = useMemo(() => (isRemote ? [] : options.map(({ label, group }) => folded(`${label} ${group ?? ''}`))), [options, isRemote]);
  const canCreate = onCreate !== undefined && wanted !== '' && !options.some(({ label }) => folded(label) === folded(wanted));
  const shown = useMemo(() => {
    const found = isRemote ? options : matching(options, keys, query);
    return canCreate ? [...found, { id: createId, label: `Create '${wanted}'` }] : found;
  }, [options, keys, query, wanted, isRemote, canCreate]);
  return { shown, canCreate };
}

type Keyboard = {
  isOpen: boolean;
  count: number;
  active: number;
  isEmpty: boolean;
  move: (to: number) => void;
  pickActive: () => void;
  close: () => void;
  onBackspace: (() => void) | undefined;
};

function keyboardOf({ isOpen, count, active, isEmpty, move, pickActive, close, onBackspace }: Keyboard) {
  const moves: Record<string, () => void> = {
    ArrowDown: () => move(active >= count - 1 ? 0 : active + 1),
    ArrowUp: () => move(active <= 0 ? count - 1 : active - 1),
    PageDown: () => move(active + page),
    PageUp: () => move(active - page),
    ...(isOpen ? { Enter: pickActive, Escape: close } : null),
  };
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (isForPage(event)) return close();
    const key = pressed(event);
    const act = moves[key];
    if (act) {
      event.preventDefault();
      if (key === 'Escape') event.stopPropagation();
      act();
    } else if (key === 'Backspace' && isEmpty) onBackspace?.();
    else if (key === 'Tab') close();
  };
}

/** A finger that opens the list by its button wants to choose, not to type: the keyboard of the phone would cover the list. */
const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

export function useCombo(combo: ComboOptions): Combo {
  const { isMulti, isBlocked, onPick, onCreate } = combo;
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const pop = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const [hasKeys, setKeys] = useState(true);
  const { shown, canCreate } = useShown(combo, query);
  useFetchedNear(anchor, ComboPopup.fetch);
  useRemoteSearch(query, isOpen, combo.onSearch, combo.isSearchedAtOnce === true ? 0 : remotePause);
  const active = shown.length === 0 ? -1 : Math.min(at, shown.length - 1);

  const ask = (text: string) => {
    setQuery(text);
    setAt(0);
  };
  const open = () => {
    if (isBlocked || isOpen) return;
    setAt(0);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setQuery('');
  };
  const pick = (option: Option) => {
    if (option.disabledReason) return announce(option.disabledReason);
    if (canCreate && option.id === createId) onCreate?.(query.trim());
    else onPick(option);
    if (isMulti) setQuery('');
    else close();
    input.current?.focus();
  };

  const keyDown = keyboardOf({
    isOpen,
    count: shown.length,
    active,
    isEmpty: query === '',
    move: (to) => (isOpen ? setAt(Math.max(0, Math.min(shown.length - 1, to))) : open()),
    pickActive: () => {
      const option = shown[active];
      if (option) pick(option);
    },
    close,
    onBackspace: isBlocked ? undefined : combo.onBackspace,
  });

  const inputProps: ComponentProps<'input'> = {
    ref: input,
    role: 'combobox',
    type: 'text',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
    onChange: (event) => {
      if (isBlocked) return;
      ask(event.target.value);
      setOpen(true);
    },
    onKeyDown: keyDown,
    inputMode: hasKeys ? undefined : 'none',
    onPointerDown: () => setKeys(true),
    onClick: open,
    onBlur: (event) => {
      setKeys(true);
      if (!pop.current?.contains(event.relatedTarget)) close();
    },
  };

  const buttonProps: ComponentProps<'button'> = {
    type: 'button',
    tabIndex: -1,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    onPointerDown: (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: ({ nativeEvent }) => {
      if (isBlocked) return;
      flushSync(() => setKeys(!isTouch(nativeEvent)));
      input.current?.focus();
      if (isOpen) close();
      else open();
    },
  };

  const clear = () => {
    ask('');
    input.current?.focus();
  };
  return { isOpen, query, shown, active, listId, anchor, pop, input, open, close, clear, pick, hover: setAt, inputProps, buttonProps };
}
