/** How soon the second half of a double press of a key follows the first, in milliseconds. */
const together = 300;
const pressing = new Set(['Enter', ' ']);

const watched = new WeakSet<Window>();
let key = '';
let at = -together;
let count = 0;

function heard(event: KeyboardEvent): void {
  const isAgain = pressing.has(event.key) && event.key === key && (event.repeat || event.timeStamp - at < together);
  count = isAgain ? count + 1 : 1;
  key = event.key;
  at = event.timeStamp;
}
const elsewhere = (): void => void (key = '');

/** Counts the presses of Enter and Space in a row; any other key and the pointer begin anew. */
export function watchKeyPresses(): void {
  if (typeof window === 'undefined' || watched.has(window)) return;
  watched.add(window);
  window.addEventListener('keydown', heard, true);
  window.addEventListener('pointerdown', elsewhere, true);
}

/** Whether a press comes from a key that is held, or from the second half of its double press. */
export const isKeyAgain = ({ timeStamp }: Pick<Event, 'timeStamp'>): boolean => pressing.has(key) && count > 1 && timeStamp - at < 1_000;
