import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { useId, useRef } from 'react';
import { Keys, ariaKeys } from './kbd.tsx';
import { inputBox } from './field.tsx';
import { findFocus } from './focus.ts';
import { pressed } from './pressed.ts';

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  keys?: string | undefined;
  onClear?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
};

export function SearchField({ label, value, onChange, placeholder, keys, onClear, inputRef, className = 'w-56' }: SearchFieldProps) {
  const id = useId();
  const before = useRef<Element | null>(null);
  const clear = () => {
    onChange('');
    onClear?.();
  };
  /** Escape returns focus to where the search key was pressed. */
  const leave = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else findFocus();
  };
  return (
    <div role="search" aria-label={label} data-print="hidden" className={`relative flex min-w-0 items-center max-desk:w-full ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden="true" size={14} strokeWidth={2} className="pointer-events-none absolute left-2.5 text-ink-2" />
      <input
        ref={inputRef}
        id={id}
        type="search"
        value={value}
        placeholder={placeholder ?? label}
        autoComplete="off"
        aria-keyshortcuts={ariaKeys(keys)}
        onChange={(event) => onChange(event.target.value)}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
        }}
        onKeyDown={(event) => {
          if (pressed(event) !== 'Escape' || (value === '' && keys === undefined)) return;
          event.stopPropagation();
          if (value === '') leave();
          else clear();
        }}
        className={`${inputBox} border-control pr-8 pl-8 touch:pr-11`}
      />
      {value === '' ? (
        keys === undefined ? null : (
          <span className="pointer-events-none absolute right-2">
            <Keys keys={keys} />
          </span>
        )
      ) : (
        <button
          type="button"
          aria-label={`Clear ${label.toLowerCase()}`}
          onClick={() => {
            clear();
            document.getElementById(id)?.focus();
          }}
          className="absolute right-1 grid size-6 place-items-center touch:right-0 touch:size-11 rounded-key text-ink-3 hover:bg-hover hover:text-ink"
        >
          <X aria-hidden="true" size={14} strokeWidth={2} />
        </button>
      )}
    </div>
  );
}
