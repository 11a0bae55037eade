import type { RefObject } from 'react';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { isNowhere } from './focus.ts';

let last: Element | null = null;

/** Takes focus into the box unless something inside has it, and returns it on closing, also when boxes follow each other during a fade. */
export function useFocusBack(box: RefObject<HTMLElement | null>, trigger: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const from = useRef<Element>(null);
  // Children take focus in effects that run before their parents'.
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
