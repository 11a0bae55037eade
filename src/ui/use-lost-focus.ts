import { useEffect } from 'react';
import { findFocus } from './focus.ts';

/** Finds the focus again, at the title, once what stands here is gone with it. */
export function useLostFocus(): void {
  useEffect(() => () => void requestAnimationFrame(() => findFocus()), []);
}
