import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What has the focus as soon as it is shown, so that its keys work at once; a dialog around it leaves it there. */
export const useFirstFocus = <T extends HTMLElement>(): RefObject<T | null> => {
  const shown = useRef<T>(null);
  useLayoutEffect(() => shown.current?.focus({ preventScroll: true }), []);
  return shown;
};
