import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Takes focus when mounted, so that its keys work at once and a dialog around it does not move it. */
export const useFirstFocus = <T extends HTMLElement>(): RefObject<T | null> => {
  const shown = useRef<T>(null);
  useLayoutEffect(() => shown.current?.focus({ preventScroll: true }), []);
  return shown;
};
