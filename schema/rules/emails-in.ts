import { isEmail, withoutInvisible } from './email.ts';

const longestName = 300;
const longestWord = 600;

/** Stands for a quoted name, which may hold separators. */
const name = '\uFFFC';
const insideQuotes = `(?:[^'"<>\\r\\n]|(?<=[^\\s,;])'(?=[^\\s,;<>()[\\]"])){1,${longestName}}`;
const opening = '(?<=^|[\\s,;<>()[\\]"])';
/** A name and its address in one line, or the address indented in the next line. */
const beforeBracket = '(?=[ \\t\\u00A0]{0,20}[<[])';
const edge = '[\\s,;<>()[\\]"\']';
const tidied: readonly (readonly [RegExp, string])[] = [
  [/[“”„«»]/gu, '"'],
  [/[‘’‚]/gu, "'"],
  [/[，；、]/gu, ','],
  [new RegExp(`(?<=^|${edge})\\p{Default_Ignorable_Code_Point}{1,20}|\\p{Default_Ignorable_Code_Point}{1,20}(?=$|${edge})`, 'gu'), ''],
  [/\r?\n[ \t]{1,20}(?=<)/gu, ' '],
  [new RegExp(`"(?:[^"\\\\\\r\\n]|\\\\.){0,${longestName}}"${beforeBracket}`, 'gu'), name],
  [new RegExp(`${opening}'${insideQuotes}'${beforeBracket}`, 'gu'), name],
  [new RegExp(`${opening}'(${insideQuotes})'(?=$|[\\s,;<>()[\\]".])`, 'gu'), ' $1 '],
];
const lexeme = new RegExp(`\\([^()@<>\\r\\n]{0,${longestName}}\\)|[,;\\r\\n\\t<>[\\]]|[^\\s,;<>[\\]()"]+`, 'gu');

function bared(word: string): string {
  const at = word.indexOf('@');
  const [text = ''] = word.slice(word.lastIndexOf(':', at) + 1).split(/(?<=@[^?]*)\?/u, 1);
  return text.replace(/[.'!:]{1,20}$/u, '');
}

function addressesOf(word: string): readonly string[] | null {
  if (word.length > longestWord) return null;
  const seen = withoutInvisible(word);
  const ways = [[seen], seen.split(/[|/]/u), word.split(/[|/]|\p{Default_Ignorable_Code_Point}/u)];
  const found = ways.map((parts) => parts.filter((part) => part !== '').map(bared));
  return found.find((parts) => parts.length > 0 && parts.every(isEmail)) ?? null;
}

/** Not all in lower case. */
const isName = (words: readonly string[]): boolean =>
  words.every((word) => !word.includes('@')) && words.some((word) => !/^\p{Ll}/u.test(word) || word.endsWith(':'));

/** The family name before a comma, by the given name after it: de souza, Ana <ana@example.com>. */
const isFamilyName = (words: readonly string[], given: readonly string[]): boolean =>
  isName(words) || (words.every((word) => !word.includes('@')) && (words.length > 1 || !isName(given)));

class Finder {
  readonly #found = new Map<string, string>();
  /** Words since the last address or separator, and those that ended in a comma, which may be a family name. */
  #words: string[] = [];
  #pending: string[][] = [];
  #hasAddress = false;
  #isBracketed = false;
  #isRow = false;

  get entries(): readonly string[] {
    return [...this.#found.values()];
  }

  #keep(entries: readonly string[]): void {
    for (const entry of entries) {
      const key = entry.toLowerCase();
      if (!this.#found.has(key)) this.#found.set(key, entry);
    }
  }

  #refuse(words: readonly string[]): void {
    this.#keep(words.map(withoutInvisible).filter((word) => word !== '' && word !== name));
  }

  #address(addresses: readonly string[]): void {
    const isNamed = this.#isBracketed && this.#words.length > 0 && this.#pending.length <= 2;
    for (const part of this.#pending) if (!isNamed || !isFamilyName(part, this.#words)) this.#refuse(part);
    const isHere = this.#isBracketed ? this.#words.filter((word) => word.includes('@')) : isName(this.#words) ? [] : this.#words;
    this.#refuse(isHere);
    this.#keep(addresses);
    this.#words = [];
    this.#pending = [];
    this.#hasAddress = true;
  }

  #separate(isComma: boolean): void {
    const isNameBeside = this.#isRow && this.#hasAddress && isName(this.#words);
    if (isComma && this.#words.length > 0 && !isNameBeside) this.#pending.push(this.#words);
    else {
      for (const part of this.#pending) this.#refuse(part);
      this.#pending = [];
      if (!isNameBeside) this.#refuse(this.#words);
    }
    this.#words = [];
    this.#hasAddress = false;
    this.#isBracketed = false;
  }

  #word(word: string): void {
    const addresses = word.includes('@') ? addressesOf(word) : null;
    if (addresses === null) this.#words.push(word);
    else this.#address(addresses);
  }

  #remark(words: string): void {
    if (!this.#hasAddress || this.#words.length > 0) this.#words.push(...words.split(/[\s,;]+/u).filter((word) => word !== ''));
  }

  read(text: string): void {
    for (const [piece] of text.matchAll(lexeme)) {
      if (piece === ',' || piece === ';') this.#separate(piece === ',');
      else if (piece === '\n' || piece === '\r') {
        this.#separate(false);
        this.#isRow = false;
      } else if (piece === '\t') this.#isRow = true;
      else if (piece === '<' || piece === '[') this.#isBracketed = true;
      else if (piece === '>' || piece === ']') this.#isBracketed = false;
      else if (piece.startsWith('(')) this.#remark(piece.slice(1, -1));
      else this.#word(piece);
    }
    this.#separate(false);
  }
}

/**
 * The addresses in texts, typed or pasted from a mail program, each once regardless of case. Names beside them are dropped; any other word
 * stays as an entry, to be refused by its text.
 */
export function emailsIn(texts: string | readonly string[]): readonly string[] {
  const finder = new Finder();
  for (const text of [texts].flat()) finder.read(tidied.reduce((words, [pattern, by]) => words.replaceAll(pattern, by), text));
  return finder.entries;
}

export const pastedEmails = (text: string): string => emailsIn(text).join(', ');
