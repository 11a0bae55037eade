/** Somebody who can be mentioned. */
export type Reader = { readonly id: string; readonly name: string; readonly role: string };

const longest = 40;
const mostShown = 6;
const begun = /(?:^|[^\p{L}\p{N}_])@([^@\n]*)$/u;

/** The name that is begun before the caret: where its @ stands, and what is typed of it; null where none is. */
export const begunName = (text: string, caret: number): { readonly at: number; readonly words: string } | null => {
  const before = text.slice(Math.max(0, caret - longest), caret);
  const words = begun.exec(before)?.[1];
  return words === undefined || words.startsWith(' ') ? null : { at: caret - words.length - 1, words };
};

/** Whose first, last or whole name begins as it is typed, by name; nobody once the name is whole. */
export const readersNamed = (readers: readonly Reader[], words: string): readonly Reader[] => {
  const typed = words.toLowerCase();
  if (readers.some(({ name }) => typed.startsWith(`${name.toLowerCase()} `) || typed === `${name.toLowerCase()},`)) return [];
  return readers
    .filter(({ name }) => {
      const whole = name.toLowerCase();
      return whole.startsWith(typed) || whole.split(/\s+/u).some((part) => part.startsWith(typed));
    })
    .slice(0, mostShown);
};

/** The text with the whole name in place of what was begun, and where the caret stands then. */
export const withName = (text: string, caret: number, at: number, name: string): { readonly text: string; readonly caret: number } => {
  const rest = text.slice(caret);
  const put = `@${name}${rest.startsWith(' ') ? '' : ' '}`;
  return { text: text.slice(0, at) + put + rest, caret: at + put.length + (rest.startsWith(' ') ? 1 : 0) };
};
