import type { RefObject } from 'react';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { isNowhere } from './focus.ts';

/** Where the focus was before the box that was opened last. */
let last: Element | null = null;

const giveBack = (from: Element | null, frames: number): void =>
  void requestAnimationFrame(() => {
    if (frames > 0) giveBack(from, frames - 1);
    else if (isNowhere(document.activeElement) && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  });

/** Gives the focus back from a box to where it came from, also where it was opened while another one, or itself, was still going. */
export function useFocusBack(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const from = useRef<Element>(null);
  // What is inside takes the focus in effects that run before those of its parents.
  useInsertionEffect(() => {
    if (!isOpen) return;
    const at = document.activeElement;
    if (!isNowhere(at) && at?.closest('[data-exiting]') === null) last = at;
    from.current = last;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const frame = requestAnimationFrame(() => {
      if (box.current?.contains(document.activeElement) === false) box.current.querySelector<HTMLElement>('[role="dialog"]')?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
      giveBack(from.current, 2);
    };
  }, [box, isOpen]);
}
