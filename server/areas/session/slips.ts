const shortest = 3;
/** So few letters tell too little once one of them is taken away or stands for any. */
const short = 3;
/** Longer words resemble what was meant by enough of their trigrams. */
const longest = 14;
const most = 3;

const escaped = (letters: readonly string[]): string => letters.map((letter) => letter.replace(/[^\p{L}]/u, String.raw`\$&`)).join('');

/** Any letter. Where no three others stand in a row only the plain ones: each makes trigrams of its own, without which the whole index is read. */
const anyBetween = (before: number, after: number): string => (Math.max(before, after) < 3 ? '[a-z]' : String.raw`\w`);

const swapped = (word: readonly string[]): readonly string[] =>
  word.slice(1).map((letter, index) => escaped([...word.slice(0, index), letter, word[index] ?? '', ...word.slice(index + 2)]));

const doubled = (word: readonly string[]): readonly string[] =>
  word.map((_, index) => escaped(word.toSpliced(index, 1)) + (index === word.length - 1 ? String.raw`\M` : ''));

const wrong = (word: readonly string[]): readonly string[] =>
  word.map((_, index) => {
    const [before, after] = [word.slice(0, index), word.slice(index + 1)];
    return escaped(before) + anyBetween(before.length, after.length) + escaped(after) + (after.length === 0 ? String.raw`\M` : '');
  });

const missing = (word: readonly string[]): readonly string[] =>
  word.slice(1).map((_, index) => {
    const [before, after] = [word.slice(0, index + 1), word.slice(index + 1)];
    return escaped(before) + anyBetween(before.length, after.length) + escaped(after);
  });

const patternOf = (typed: string): string => {
  const word = [...typed];
  const slips = word.length > longest ? [] : [swapped, missing, ...(word.length > short ? [doubled, wrong] : [])];
  const written = new Set(slips.flatMap((slip) => slip(word)));
  return written.size === 0 ? escaped(word) : String.raw`${escaped(word)}|\m(?:${[...written].join('|')})`;
};

/** The words of a phrase that somebody may have mistyped, the longest first: neither codes nor numbers, nor what is too short. */
export const slipsOf = (phrase: string, from: number): readonly string[] =>
  phrase
    .split(/\s+/u)
    .filter((each) => [...each].length >= from && !/\d/u.test(each))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most);

/**
 * A regular expression of PostgreSQL for each such word: the word itself, or the beginning of a word that has one letter more, less or
 * other, or two that changed places. Where the last letter is the slip it is the whole word: what merely begins alike is not meant.
 */
export const slipPatterns = (phrase: string): readonly string[] => slipsOf(phrase, shortest).map(patternOf);
