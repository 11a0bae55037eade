import { useEffect } from 'react';
import { findFocus } from './focus.ts';

/** On unmount with focus inside: back to where it came from, else to the title. */
export function useLostFocus(from?: { readonly current: HTMLElement | null }): void {
  useEffect(() => () => void requestAnimationFrame(() => findFocus(from?.current, { preventScroll: true })), [from]);
}
