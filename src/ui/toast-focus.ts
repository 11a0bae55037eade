import type { FocusEvent } from 'react';
import { findFocus } from './focus.ts';

const isInToast = (at: EventTarget | null): boolean => at instanceof Element && at.closest('[data-toast]') !== null;

let before: HTMLElement | null = null;

export function rememberBefore({ relatedTarget }: FocusEvent): void {
  if (isInToast(relatedTarget)) return;
  before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
}

/** To what had it before the toast, or to the title. */
export function giveFocusBack(): void {
  const at = document.activeElement;
  if (at instanceof HTMLElement && isInToast(at)) {
    at.blur();
    if (before?.isConnected === true) before.focus();
  }
  requestAnimationFrame(() => findFocus());
}
