import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { findByEmail } from './accounts.ts';
import * as v from 'valibot';

const derive = promisify(argon2);
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

const tagOf = (password: string, nonce: Buffer, { memory, passes, parallelism, tagLength } = cost) =>
  derive('argon2id', { message: password.normalize('NFC'), nonce, memory, passes, parallelism, tagLength });

/** Argon2id in PHC format, with OWASP's parameters for servers. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce);
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
};

const pattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

const unknownUserNonce = randomBytes(16);

/** In constant time; without a hash it spends the same time, so that timing reveals no account. */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce, tag] = (hash === null ? null : pattern.exec(hash)) ?? [];
  if (nonce === undefined || tag === undefined) {
    await tagOf(password, unknownUserNonce);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const settings = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length };
  return timingSafeEqual(await tagOf(password, Buffer.from(nonce, 'base64'), settings), expected);
};

const shortest = 10;
const longest = 1024;

/** Without surrounding white space and invisible characters, which must not count towards the length. */
const seen = (password: string): string => password.normalize('NFC').replaceAll(/^[\s\p{C}]+|[\s\p{C}]+$/gu, '');

const passwordRules = v.pipe(
  v.string(),
  v.maxLength(longest, `Use at most ${longest} characters.`),
  v.check((password) => [...seen(password)].length >= shortest, `Use at least ${shortest} characters. Spaces around them do not count.`),
);

let known: Promise<ReadonlySet<string>> | null = null;

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords']);
};

const stands: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

const asLetters = (text: string): string => text.replaceAll(/[013457@$!]/gu, (sign) => stands[sign] ?? sign);

const withoutEnds = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const repeated = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

/** The variants that guessers try: with digits and signs around, with signs for letters, repeated. */
const shapesOf = (password: string): readonly string[] => {
  const text = password.normalize('NFC').trim().toLowerCase();
  const core = withoutEnds(text);
  const shapes = [text, core, asLetters(core), withoutEnds(asLetters(text)), repeated(text), repeated(core)];
  return shapes.filter((shape) => shape !== '');
};

const fewest = 4;

/** In the 49 000 most common passwords, or the account's address or its parts, also in these variants. */
export const isCommon = async (password: string, email: string): Promise<boolean> => {
  if (new Set(password.toLowerCase()).size < fewest) return true;
  known ??= load();
  const words = await known;
  const own = [email, ...email.split('@')].flatMap(shapesOf);
  return shapesOf(password).some((shape) => words.has(shape) || own.includes(shape));
};

const shortestName = 3;

/** Their words, as a guesser writes them, the longest first. */
const wordsOf = (names: readonly string[]): readonly string[] =>
  names
    .flatMap((name) => asLetters(name.normalize('NFC').toLowerCase()).split(/[^\p{L}]+/u))
    .filter((word) => word.length >= shortestName)
    .toSorted((one, other) => other.length - one.length);

/** Names of the service, the person and the organization with next to nothing of one's own beside them, also with signs for letters. */
export const isOfNames = (password: string, names: readonly string[]): boolean => {
  const text = password.normalize('NFC').toLowerCase();
  const own = wordsOf(names).reduce((left, word) => left.replaceAll(word, ' '.repeat([...word].length)), asLetters(text));
  const letters = [...text].filter((sign, place) => /\p{L}/u.test(sign) && [...own][place] !== ' ');
  return own !== asLetters(text) && letters.length < fewest;
};

type Chosen = { readonly password: string; readonly fault: null } | { readonly password: null; readonly fault: string };

const common = 'This password is too common. Choose another one.';
const ofNames = 'Names are guessed first: of the service, of people and of companies. Choose another password.';

/** Refused where it is guessed first for this address, or made of these names. */
export const chosenPassword = async (typed: unknown, email: string, names: readonly string[]): Promise<Chosen> => {
  const read = v.safeParse(passwordRules, typed ?? '');
  if (!read.success) return { password: null, fault: read.issues[0].message };
  if (isOfNames(read.output, [email, ...names])) return { password: null, fault: ofNames };
  return (await isCommon(read.output, email)) ? { password: null, fault: common } : { password: read.output, fault: null };
};

/** Of a double click a browser shows only the second response, which must succeed as well. */
export const isChosenAlready = async (pool: Pool, email: string, typed: unknown): Promise<boolean> => {
  const read = v.safeParse(passwordRules, typed ?? '');
  return read.success && verifyPassword(read.output, (await findByEmail(pool, email))?.hash ?? null);
};
