import { useEffect } from 'react';

let boxes = 0;

const page = (): HTMLElement | null => document.getElementById('root');

/**
 * Stands in a box that lies over the page and leaves the page out for who hears it, while the box is open. The library would make the
 * page inert, and a browser finds the style of every element anew for that; it leaves alone what it takes for its announcer. What inert
 * is for besides, others do: the layer under a box takes the presses, and a box keeps the focus.
 */
export function PageBehind({ isOpen }: { readonly isOpen: boolean }) {
  useEffect(() => {
    if (!isOpen) return undefined;
    boxes += 1;
    const root = page();
    root?.setAttribute('data-live-announcer', 'true');
    root?.setAttribute('aria-hidden', 'true');
    return () => {
      boxes -= 1;
      if (boxes === 0) page()?.removeAttribute('aria-hidden');
    };
  }, [isOpen]);
  return null;
}
