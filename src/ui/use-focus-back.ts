import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Gives the focus back as soon as something closes, so that the next key reaches the page while it still fades. */
export function useFocusBack<Box extends HTMLElement>(isOpen: boolean): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const from = document.activeElement;
    return () => {
      const at = document.activeElement;
      const isInside = at === document.body || box.current?.contains(at) === true;
      if (isInside && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return box;
}
