import type { ChangeEvent, FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { announce } from './announce.ts';
import { useAnchored } from './anchored.ts';
import type { Option } from './option.ts';
import { folded, matching } from './option.ts';

const remotePause = 500;

export type ComboOptions = {
  options: readonly Option[];
  isMulti: boolean;
  isBlocked: boolean;
  onPick: (option: Option) => void;
  onSearch?: ((text: string) => void) | undefined;
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
  pop: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  open: () => void;
  close: () => void;
  clear: () => void;
  pick: (option: Option) => void;
  hover: (index: number) => void;
  inputProps: Record<string, unknown>;
};

const createId = 'create';

function useRemoteSearch(query: string, isOpen: boolean, onSearch: ComboOptions['onSearch']): void {
  const ask = useRef(onSearch);
  useEffect(() => {
    ask.current = onSearch;
  });
  useEffect(() => {
    if (!isOpen || !ask.current) return;
    const timer = setTimeout(() => ask.current?.(query), query === '' ? 0 : remotePause);
    return () => clearTimeout(timer);
  }, [query, isOpen]);
}

/** Keyboard, filter and popup of a combobox; the list is drawn by `OptionList`. */
export function useCombo({ options, isMulti, isBlocked, onPick, onSearch, onCreate, onBackspace }: ComboOptions): Combo {
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const pop = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  useAnchored(anchor, pop, isOpen);
  useRemoteSearch(query, isOpen, onSearch);

  const isRemote = onSearch !== undefined;
  const keys = useMemo(() => (isRemote ? [] : options.map(({ label, group }) => folded(`${label} ${group ?? ''}`))), [options, isRemote]);
  const canCreate = onCreate !== undefined && query.trim() !== '' && !options.some(({ label }) => folded(label) === folded(query.trim()));
  const shown = useMemo(() => {
    const found = isRemote ? options : matching(options, keys, query);
    return canCreate ? [...found, { id: createId, label: `Create '${query.trim()}'` }] : found;
  }, [options, keys, query, isRemote, canCreate]);
  const active = shown.length === 0 ? -1 : Math.min(at, shown.length - 1);

  const open = () => {
    if (isBlocked || isOpen) return;
    setAt(0);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setQuery('');
  };
  const clear = () => {
    setQuery('');
    setAt(0);
    input.current?.focus();
  };
  const pick = (option: Option) => {
    if (option.disabledReason) return announce(option.disabledReason);
    if (canCreate && option.id === createId) onCreate?.(query.trim());
    else onPick(option);
    if (isMulti) setQuery('');
    else close();
    input.current?.focus();
  };
  const move = (to: number) => {
    if (!isOpen) open();
    else setAt(Math.max(0, Math.min(shown.length - 1, to)));
  };

  const moves: Record<string, () => void> = {
    ArrowDown: () => move(active >= shown.length - 1 ? 0 : active + 1),
    ArrowUp: () => move(active <= 0 ? shown.length - 1 : active - 1),
    PageDown: () => move(active + 8),
    PageUp: () => move(active - 8),
  };

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const go = moves[event.key];
    const current = shown[active];
    if (go) {
      event.preventDefault();
      go();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (current) pick(current);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && query === '') onBackspace?.();
    else if (event.key === 'Tab') close();
  };

  const inputProps = {
    ref: input,
    role: 'combobox',
    type: 'text',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (isBlocked) return;
      setQuery(event.target.value);
      setAt(0);
      setOpen(true);
    },
    onKeyDown: keyDown,
    onClick: open,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      if (!pop.current?.contains(event.relatedTarget)) close();
    },
  };

  return { isOpen, query, shown, active, listId, anchor, pop, input, open, close, clear, pick, hover: setAt, inputProps };
}
