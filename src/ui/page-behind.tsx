import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

let boxes = 0;

/** Gives the focus back to the box where the page behind it takes it. */
function giveBack({ relatedTarget }: FocusEvent): void {
  const box = [...document.querySelectorAll<HTMLElement>('body > :not(#root) [role$="dialog"], body > [role$="dialog"]')].at(-1);
  const from = relatedTarget instanceof HTMLElement && relatedTarget.isConnected ? relatedTarget : box;
  from?.focus({ preventScroll: true });
}

function setBehind(page: HTMLElement): void {
  if (boxes > 0) page.setAttribute('aria-hidden', 'true');
  else page.removeAttribute('aria-hidden');
  page[boxes > 0 ? 'addEventListener' : 'removeEventListener']('focusin', giveBack as EventListener);
}

/** Whether the page behind a box holds something. */
export const isBehind = (at: Element): boolean => at.closest('#root[aria-hidden]') !== null;

/**
 * Stands in a box that lies over the page and takes the page behind it from the reader while it is open: what is read out skips it, and the focus does not
 * stay there. `inert` would say both, but a browser then finds the style of every element anew, and once more before the focus can go back. The box has the
 * focus when this begins: after the paint, so that the second half of a double press closes nothing. The library would do it at once; it leaves alone what
 * it takes for its announcer.
 */
export function PageBehind({ isOpen }: { readonly isOpen: boolean }) {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!isOpen || page === null) return undefined;
    boxes += 1;
    page.setAttribute('data-live-announcer', 'true');
    afterPaint(() => setBehind(page));
    return () => {
      boxes -= 1;
      if (boxes === 0) setBehind(page);
    };
  }, [isOpen]);
  return null;
}
