import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

let boxes = 0;

/**
 * Stands in a box that lies over the page and makes the page behind it inert while it is open. For that a browser finds the style of
 * every element anew, so it waits until the box is painted. The box keeps the focus meanwhile, and the second half of a double press
 * closes nothing. The library would do it at once; it leaves alone what it takes for its announcer.
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
