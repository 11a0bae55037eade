import type { KeyboardEvent } from 'react';
import type { Press } from './pressed.ts';
import { isComposed, pressed } from './pressed.ts';

type Pressed = Press & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;
type Heard<Target> = { onKeyDown?: ((event: KeyboardEvent<Target>) => void) | undefined };

/** Enter or Space with a modifier is the page's; alone it is the focused element's. */
export const isForPage = (event: Pressed): boolean =>
  ['Enter', ' '].includes(pressed(event)) && (event.ctrlKey || event.metaKey || event.altKey);

/** Native props that leave these keys to the page; `leave` closes what is open. */
export const leftToPage = <Target, Native extends Heard<Target>>(native: Native & Heard<Target>, leave?: () => void) => ({
  ...native,
  onKeyDown: (event: KeyboardEvent<Target>) => (isForPage(event) ? leave?.() : native.onKeyDown?.(event)),
});

/** An input method's Enter and Escape must not reach the dialog around. */
export const leaveToInputMethod = (event: KeyboardEvent): void => {
  if (isComposed(event)) event.stopPropagation();
};
