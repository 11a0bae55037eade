/** More words than these narrow no more. */
const mostWords = 8;
const longestWord = 100;

const escaped = (word: string): string => word.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`);

/** Patterns of LIKE for a text that has each word somewhere; null where there is none. */
export const likeWords = (text: unknown): readonly string[] | null => {
  const words =
    typeof text === 'string'
      ? text
          .trim()
          .split(/\s+/u)
          .filter((word) => word !== '')
      : [];
  return words.length === 0 ? null : words.slice(0, mostWords).map((word) => `%${escaped(word.slice(0, longestWord))}%`);
};
