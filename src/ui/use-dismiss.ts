import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { pressed } from './pressed.ts';

/** Closes details that hang open over the page: at a press elsewhere, when the focus goes elsewhere, and at Escape, which gives the focus to their summary. */
export function useDismiss(isOpen: boolean, close: () => void): RefObject<HTMLDetailsElement | null> {
  const box = useRef<HTMLDetailsElement>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && box.current?.contains(target) !== true) latest.current();
    };
    const press = (event: KeyboardEvent): void => {
      if (pressed(event) !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('summary')?.focus();
      latest.current();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press);
    };
  }, [isOpen]);
  return box;
}
