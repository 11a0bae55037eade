import type { KeyboardEvent } from 'react';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
type Heard<Target> = { onKeyDown?: ((event: KeyboardEvent<Target>) => void) | undefined };

/** Whether Enter or Space is pressed with a key that makes it the page's: what has the focus takes them alone. */
export const isForPage = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  (key === 'Enter' || key === ' ') && (ctrlKey || metaKey || altKey);

/** What an element is drawn with, but that it leaves the page its Enter and Space; `leave` closes what is open over the page. */
export const leftToPage = <Target, Native extends Heard<Target>>(native: Native & Heard<Target>, leave?: () => void) => ({
  ...native,
  onKeyDown: (event: KeyboardEvent<Target>) => (isForPage(event) ? leave?.() : native.onKeyDown?.(event)),
});
