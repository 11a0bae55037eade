/** What fills a form in may send a press without a key. */
type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'isComposing' | 'keyCode'> & { readonly key: string | undefined };
/** A press as the page or as React hands it on. */
export type Press = Pressed | { readonly nativeEvent: Pressed };

const nativeOf = (press: Press): Pressed => ('nativeEvent' in press ? press.nativeEvent : press);

/** What a press is called that an input method took for itself. */
const taken = 229;

/** Whether a press belongs to the input method that composes a word. Chromium and Firefox say so until the word has ended; Safari ends it first, and its Enter then comes with nothing but the code. */
export function isComposed(press: Press): boolean {
  const { isComposing, keyCode } = nativeOf(press);
  return isComposing || keyCode === taken;
}

/** The key by what it writes or by its name; no name while an input method composes. */
export const pressed = (press: Press): string => (isComposed(press) ? '' : (nativeOf(press).key ?? ''));

/** The key by what it writes, where that is one of those asked for; else by its place on a Latin keyboard: digits where the row above the letters writes signs, letters of an alphabet that is not Latin. */
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
