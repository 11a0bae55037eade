const shortest = 3;
/** So few letters tell too little once one of them is taken away or stands for any. */
const short = 3;
/** Longer words resemble what was meant by enough of their trigrams. */
const longest = 14;
const most = 3;

const escaped = (letters: readonly string[]): string => letters.map((letter) => letter.replace(/[^\p{L}]/u, String.raw`\$&`)).join('');

/** Letters of Latin with a mark, of two joined, or of one language alone; few enough that trigrams can be made of each. */
const marked = 'ß-ž';
const others = `[${marked}]`;
const rowOfLetters = 0x80;

/** The letters that a word is written with, as a class: those of its script where it has few of them, which stand together; for others any. */
const lettersOf = (word: readonly string[]): string => {
  const beyond = word.find((letter) => letter > '~');
  if (beyond === undefined) return '[a-z]';
  if (/\p{Script=Latin}/u.test(beyond)) return `[a-z${marked}]`;
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(beyond)) return String.raw`\w`;
  const first = (beyond.codePointAt(0) ?? 0) & -rowOfLetters;
  return `[${String.fromCodePoint(first)}-${String.fromCodePoint(first + rowOfLetters - 1)}]`;
};

/** Any letter. Where no three others stand in a row only some: each makes trigrams of its own, without which the whole index is read. */
const anyBetween = (before: number, after: number, some: string): string => (Math.max(before, after) < 3 ? some : String.raw`\w`);

const swapped = (word: readonly string[]): readonly string[] =>
  word.slice(1).map((letter, index) => escaped([...word.slice(0, index), letter, word[index] ?? '', ...word.slice(index + 2)]));

const doubled = (word: readonly string[]): readonly string[] =>
  word.map((_, index) => escaped(word.toSpliced(index, 1)) + (index === word.length - 1 ? String.raw`\M` : ''));

const wrong = (word: readonly string[], some: string): readonly string[] =>
  word.map((_, index) => {
    const [before, after] = [word.slice(0, index), word.slice(index + 1)];
    return escaped(before) + anyBetween(before.length, after.length, some) + escaped(after) + (after.length === 0 ? String.raw`\M` : '');
  });

const missing = (word: readonly string[], some: string): readonly string[] =>
  word.slice(1).map((_, index) => {
    const [before, after] = [word.slice(0, index + 1), word.slice(index + 1)];
    return escaped(before) + anyBetween(before.length, after.length, some) + escaped(after);
  });

const begun = (written: readonly string[]): string => String.raw`\m(?:${[...new Set(written)].join('|')})`;

const slipsWith = (word: readonly string[], some: string): readonly string[] =>
  word.length > longest
    ? []
    : [...swapped(word), ...missing(word, some), ...(word.length > short ? [...doubled(word), ...wrong(word, some)] : [])];

const patternOf = (typed: string): string => {
  const word = [...typed];
  const written = slipsWith(word, lettersOf(word));
  return written.length === 0 ? escaped(word) : `${escaped(word)}|${begun(written)}`;
};

/** What a word of plain letters may have been meant to be with another one among them; null where the pattern of it holds that already. */
const markedOf = (typed: string): string | null => {
  const word = [...typed];
  if (lettersOf(word) !== '[a-z]') return null;
  const written = slipsWith(word, others).filter((each) => each.includes(others));
  return written.length === 0 ? null : begun(written);
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

/**
 * The same with a letter that has a mark where a slip in a short word would have to be one of a to z: a pattern for each word again, or none
 * where no word has such a place. They hold more rows of the index than the plain ones, so they are asked after them.
 */
export const markedPatterns = (phrase: string): readonly string[] => {
  const words = slipsOf(phrase, shortest);
  const found = words.map(markedOf);
  if (found.every((each) => each === null)) return [];
  return words.map((word, index) => (words.length === 1 ? [] : [patternOf(word)]).concat(found[index] ?? []).join('|'));
};
