import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

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

let boxes = 0;

/**
 * Makes the page inert only after the box has painted, as browsers then restyle every element. Until then the box keeps focus, and the
 * second click of a double click closes nothing. The library would do it at once; it skips elements marked for its announcer.
 */
export function PageBehind({ isOpen }: { readonly isOpen: boolean }) {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!isOpen || page === null) return undefined;
    boxes += 1;
    page.setAttribute('data-live-announcer', 'true');
    afterPaint(() => page.toggleAttribute('inert', boxes > 0));
    return () => {
      boxes -= 1;
      if (boxes === 0) page.removeAttribute('inert');
    };
  }, [isOpen]);
  return null;
}
