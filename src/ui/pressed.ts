/** Password managers may send events without a key. */
type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'isComposing' | 'keyCode'> & { readonly key: string | undefined };
export type Press = Pressed | { readonly nativeEvent: Pressed };

const nativeOf = (press: Press): Pressed => ('nativeEvent' in press ? press.nativeEvent : press);

/** keyCode of a key that an input method took. */
const taken = 229;

/** Chromium and Firefox set `isComposing` until the word ended; Safari ends it first, and its Enter has only this keyCode. */
export function isComposed(press: Press): boolean {
  const { isComposing, keyCode } = nativeOf(press);
  return isComposing || keyCode === taken;
}

/** Empty while an input method composes. */
export const pressed = (press: Press): string => (isComposed(press) ? '' : (nativeOf(press).key ?? ''));

/**
 * By character where that is requested, else by position on a Latin keyboard: digits on layouts with signs in that row, letters of other
 * alphabets.
 */
export function pressedAmong(press: Press, isAsked: (key: string) => boolean): string {
  const key = pressed(press);
  const { code, shiftKey } = nativeOf(press);
  if (key === '' || isAsked(key)) return key;
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit !== undefined && !shiftKey) return digit;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter === undefined || !/^\p{L}+$/u.test(key) || /\p{Script=Latin}/u.test(key)) return key;
  return shiftKey ? letter : letter.toLowerCase();
}
