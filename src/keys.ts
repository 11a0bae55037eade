import { useEffect, useSyncExternalStore } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import { isComposed, pressed, pressedAmong } from './ui/pressed.ts';

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
const isHeld = (event: KeyboardEvent): boolean => event.repeat && !/^(?:[jk]|Arrow(?:Up|Down))$/i.test(pressed(event));

/** A press as bindings name it: a sign stands for itself, with whatever else had to be held down to write it. */
function asBound(event: KeyboardEvent, isAsked: (key: string) => boolean): KeyboardEvent {
  const key = pressedAmong(event, isAsked);
  const isSign = key === event.key && /^[^\p{L}]$/u.test(key);
  const getModifierState = (name: string): boolean => !(isSign && name === 'Shift') && event.getModifierState(name);
  const said: Readonly<Record<string | symbol, unknown>> = { key, getModifierState };
  return new Proxy(event, { get: (target, name) => (name in said ? said[name] : Reflect.get(target, name)) });
}

/** Hears keys by what they write and by their place; gives what stops it. */
function listen(bindings: KeyBindings, capture: boolean): () => void {
  let heard: KeyboardEvent | null = null;
  const asked = new Set(
    Object.keys(bindings).flatMap((binding) => binding.split(' ').map((press) => press.split('+').at(-1)?.toLowerCase())),
  );
  const handle = createKeybindingsHandler(
    Object.fromEntries(Object.entries(bindings).map(([binding, act]) => [binding, () => heard !== null && act(heard)])),
    { ignore: () => false },
  );
  const press = (event: KeyboardEvent): void => {
    if (!(event instanceof KeyboardEvent) || isComposed(event) || isHeld(event)) return;
    heard = event;
    handle(asBound(event, (key) => asked.has(key.toLowerCase())));
  };
  window.addEventListener('keydown', press, capture);
  return () => window.removeEventListener('keydown', press, capture);
}

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
      listen(Object.fromEntries(all.filter((entry) => isSequence(entry) === capture)), capture),
    );
    return () => {
      standing.splice(standing.indexOf(bindings), 1);
      for (const release of releases) release();
    };
  }, [bindings]);
};
