import type { KeyboardEvent } from 'react';
import type { Press } from './pressed.ts';
import { isComposed, pressed } from './pressed.ts';

type Pressed = Press & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;
type Heard<Target> = { onKeyDown?: ((event: KeyboardEvent<Target>) => void) | undefined };

/** Whether Enter or Space is pressed with a key that makes it the page's: what has the focus takes them alone. */
export const isForPage = (event: Pressed): boolean =>
  ['Enter', ' '].includes(pressed(event)) && (event.ctrlKey || event.metaKey || event.altKey);

/** What an element is drawn with, but that it leaves the page its Enter and Space; `leave` closes what is open over the page. */
export const leftToPage = <Target, Native extends Heard<Target>>(native: Native & Heard<Target>, leave?: () => void) => ({
  ...native,
  onKeyDown: (event: KeyboardEvent<Target>) => (isForPage(event) ? leave?.() : native.onKeyDown?.(event)),
});

/** Leaves an input method its Enter and Escape: a window around the field hears neither. */
export const leaveToInputMethod = (event: KeyboardEvent): void => {
  if (isComposed(event)) event.stopPropagation();
};
