import { useEffect } from 'react';

const watched = new WeakSet<Window>();
let clicks = 0;

const counted = ['mousedown', 'click'];
const count = (event: Event): void => void (clicks = counted.includes(event.type) && event instanceof MouseEvent ? event.detail : 0);

function watch(): void {
  if (watched.has(window)) return;
  watched.add(window);
  for (const type of ['pointerdown', 'keydown', ...counted]) window.addEventListener(type, count, true);
}

const isFirst = (): boolean => clicks < 2;

/** The second click of a double click must not close what the first one opened. */
export function useFirstPress(): () => boolean {
  useEffect(watch, []);
  return isFirst;
}
