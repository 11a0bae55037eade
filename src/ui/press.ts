import { pressed } from './pressed.ts';
import type { MouseEvent } from 'react';
import type { Trigger } from './trigger.ts';

/** In milliseconds. */
const together = 300;
const pressing = new Set(['Enter', ' ']);

const watched = new WeakSet<Window>();
let key = '';
let at = -together;
let count = 0;

const nameOf = (event: KeyboardEvent): string => (event.ctrlKey || event.metaKey || event.altKey ? '' : pressed(event));

function heard(event: KeyboardEvent): void {
  const name = nameOf(event);
  const isAgain = pressing.has(name) && name === key && (event.repeat || event.timeStamp - at < together);
  count = isAgain ? count + 1 : 1;
  key = name;
  at = event.timeStamp;
}
const elsewhere = (): void => void (key = '');

function watchKeyPresses(): void {
  if (typeof window === 'undefined' || watched.has(window)) return;
  watched.add(window);
  window.addEventListener('keydown', heard, true);
  window.addEventListener('pointerdown', elsewhere, true);
}

/** A held key, or the second press of a double press. */
const isKeyAgain = ({ timeStamp }: Pick<Event, 'timeStamp'>): boolean => pressing.has(key) && count > 1 && timeStamp - at < 1_000;

type Press = {
  isBusy: boolean;
  refuse: (() => void) | null;
  trigger: Trigger | null;
  onPress: (() => void) | undefined;
  isOnce?: boolean | undefined;
};

/**
 * Nothing while busy, the reason when refused, else overlay and callback. With `isOnce` the second press of a double press is ignored:
 * something else may be there by then.
 */
export function pressOf({ isBusy, refuse, trigger, onPress, isOnce = false }: Press) {
  watchKeyPresses();
  return (event: MouseEvent<HTMLButtonElement>) => {
    const isAgain = isOnce && (event.detail > 1 || (event.detail === 0 && isKeyAgain(event.nativeEvent)));
    if (isBusy || isAgain || refuse) event.preventDefault();
    if (isBusy || isAgain) return;
    if (refuse) return refuse();
    if (trigger) {
      event.currentTarget.focus();
      trigger.toggle();
    }
    onPress?.();
  };
}
