/** More words narrow no further. */
const mostWords = 8;
const longestWord = 100;

const escaped = (word: string): string => word.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`);

/** A pattern for each word; null for a blank text. */
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
