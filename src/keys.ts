import { useEffect, useSyncExternalStore } from 'react';
import { tinykeys } from 'tinykeys';

export type KeyBindings = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const stored = 'muster.keys';
const listeners = new Set<() => void>();

const areOn = (): boolean => {
  try {
    return localStorage.getItem(stored) !== 'off';
  } catch {
    return true;
  }
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether single letters act as keys, and the way to turn them off. */
export const useLetterKeys = (): { readonly isOn: boolean; readonly turn: (isOn: boolean) => void } => ({
  isOn: useSyncExternalStore(subscribe, areOn),
  turn: (isOn) => {
    try {
      if (isOn) localStorage.removeItem(stored);
      else localStorage.setItem(stored, 'off');
    } catch {
      return;
    }
    for (const listener of listeners) listener();
  },
});

/** Whether an element is part of what closed and only fades: what is pressed then is meant for the page. */
export const isLeaving = (element: Element): boolean => element.closest('[data-exiting]') !== null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !isLeaving(target) &&
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]',
  ) !== null;

const isUnderDialog = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some((dialog) => !isLeaving(dialog));

/** A key that is held down acts once, unless it walks. */
const isSpurious = ({ isComposing, repeat, key }: KeyboardEvent): boolean =>
  isComposing || (repeat && !/^(?:[jk]|Arrow(?:Up|Down))$/i.test(key));

const isLetter = (binding: string): boolean => !/(\$mod|Control|Meta|Alt)\+|^F\d/.test(binding);

const standing: KeyBindings[] = [];

/** What a key of the screen does, for those who choose it by its name. */
export const actOfKey = (key: string): (() => void) | null => {
  const act = standing.findLast((bindings) => key in bindings)?.[key];
  return act === undefined ? null : () => act(new KeyboardEvent('keydown', { key }));
};

/** Binds keys for as long as the screen stands. Letters rest while somebody types, while a dialog is open, and when turned off. */
export const useKeys = (bindings: KeyBindings): void => {
  useEffect(() => {
    const guarded = Object.fromEntries(
      Object.entries(bindings).map(([binding, act]) => [
        binding,
        (event: KeyboardEvent) => {
          if (event.defaultPrevented || isUnderDialog()) return;
          if (isLetter(binding) && (isTyping(event.target) || !areOn())) return;
          event.preventDefault();
          act(event);
        },
      ]),
    );
    standing.push(bindings);
    const isSequence = ([binding]: readonly [string, unknown]): boolean => binding.includes(' ');
    const all = Object.entries(guarded);
    /** Several keys that make one act go before what the last of them does alone. */
    const releases = [true, false].map((capture) =>
      tinykeys(window, Object.fromEntries(all.filter((entry) => isSequence(entry) === capture)), { ignore: isSpurious, capture }),
    );
    return () => {
      standing.splice(standing.indexOf(bindings), 1);
      for (const release of releases) release();
    };
  }, [bindings]);
};
