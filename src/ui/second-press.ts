import { useEffect } from 'react';

const watched = new WeakSet<Window>();
let clicks = 0;

const count = (event: Event): void => void (clicks = event.type === 'click' && event instanceof MouseEvent ? event.detail : 0);

function watch(): void {
  if (watched.has(window)) return;
  watched.add(window);
  for (const type of ['pointerdown', 'keydown', 'click']) window.addEventListener(type, count, true);
}

const isFirst = (): boolean => clicks < 2;

/**
 * Tells whether a press beside what is open may close it. The second half of a double press may not: the first half opened it, and
 * the layer behind it lies over the button since.
 */
export function useFirstPress(): () => boolean {
  useEffect(watch, []);
  return isFirst;
}
