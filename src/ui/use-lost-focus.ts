import { useEffect } from 'react';
import { findFocus } from './focus.ts';

/** Finds the focus again once what stands here is gone with it: where it came from, else at the title. */
export function useLostFocus(from?: { readonly current: HTMLElement | null }): void {
  useEffect(() => () => void requestAnimationFrame(() => findFocus(from?.current, { preventScroll: true })), [from]);
}
