const shortest = 3;
/** Shorter words match too much with a letter removed or replaced. */
const short = 3;
/** Longer words are found by trigram similarity. */
const longest = 14;
const most = 3;

const escaped = (letters: readonly string[]): string => letters.map((letter) => letter.replace(/[^\p{L}]/u, String.raw`\$&`)).join('');

const marked = 'ß-ž';
const others = `[${marked}]`;
const rowOfLetters = 0x80;

/** A character class of the word's script where it has few letters; otherwise any letter. */
const lettersOf = (word: readonly string[]): string => {
  const beyond = word.find((letter) => letter > '~');
  if (beyond === undefined) return '[a-z]';
  if (/\p{Script=Latin}/u.test(beyond)) return `[a-z${marked}]`;
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(beyond)) return String.raw`\w`;
  const first = (beyond.codePointAt(0) ?? 0) & -rowOfLetters;
  return `[${String.fromCodePoint(first)}-${String.fromCodePoint(first + rowOfLetters - 1)}]`;
};

/** Without three fixed letters in a row, a wildcard leaves no trigram and the whole index is read, so only some letters are allowed. */
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

const markedOf = (typed: string): string | null => {
  const word = [...typed];
  if (lettersOf(word) !== '[a-z]') return null;
  const written = slipsWith(word, others).filter((each) => each.includes(others));
  return written.length === 0 ? null : begun(written);
};

export const slipsOf = (phrase: string, from: number): readonly string[] =>
  phrase
    .split(/\s+/u)
    .filter((each) => [...each].length >= from && !/\d/u.test(each))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most);

/**
 * A PostgreSQL regular expression for each: the word, or the beginning of one with a letter more, less or other, or two swapped. A slip in
 * the last letter must match the whole word, else any common beginning would match.
 */
export const slipPatterns = (phrase: string): readonly string[] => slipsOf(phrase, shortest).map(patternOf);

/** Patterns with marked letters for short words, or none; they read more of the index, so they come after the plain ones. */
export const markedPatterns = (phrase: string): readonly string[] => {
  const words = slipsOf(phrase, shortest);
  const found = words.map(markedOf);
  if (found.every((each) => each === null)) return [];
  return words.map((word, index) => (words.length === 1 ? [] : [patternOf(word)]).concat(found[index] ?? []).join('|'));
};
