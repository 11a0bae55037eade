import type { RefObject } from 'react';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { isNowhere } from './focus.ts';

/** Where the focus was before the box that was opened last. */
let last: Element | null = null;

/** Takes the focus into a box that opens, where nothing in it has it, and gives it back to where it came from, also where the box was opened while another one, or itself, was still going; to its button where that is gone. */
export function useFocusBack(box: RefObject<HTMLElement | null>, trigger: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const from = useRef<Element>(null);
  // What is inside takes the focus in effects that run before those of its parents.
  useInsertionEffect(() => {
    if (!isOpen) return;
    const at = document.activeElement;
    if (!isNowhere(at) && at?.closest('[data-exiting]') === null) last = at;
    from.current = last;
  }, [isOpen]);
  useEffect(() => {
    const own = box.current;
    const button = trigger.current;
    if (!isOpen || own === null) return undefined;
    if (!own.contains(document.activeElement)) (own.querySelector<HTMLElement>('[role^=menuitem]') ?? own).focus({ preventScroll: true });
    return () => {
      const at = document.activeElement;
      if (!own.contains(at) && !isNowhere(at)) return;
      const place = from.current?.isConnected === true ? from.current : button;
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, [box, trigger, isOpen]);
}
