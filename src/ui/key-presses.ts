import { pressed } from './pressed.ts';

/** How soon the second half of a double press of a key follows the first, in milliseconds. */
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

/** Counts the presses of Enter and Space alone in a row; any other key and the pointer begin anew. */
export function watchKeyPresses(): void {
  if (typeof window === 'undefined' || watched.has(window)) return;
  watched.add(window);
  window.addEventListener('keydown', heard, true);
  window.addEventListener('pointerdown', elsewhere, true);
}

/** Whether a press comes from a key that is held, or from the second half of its double press. */
export const isKeyAgain = ({ timeStamp }: Pick<Event, 'timeStamp'>): boolean => pressing.has(key) && count > 1 && timeStamp - at < 1_000;
