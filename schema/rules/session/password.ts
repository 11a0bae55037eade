import * as v from 'valibot';

const shortest = 10;
const longest = 1024;

/** Without surrounding white space and invisible characters, which must not count towards the length. */
const seen = (password: string): string => password.normalize('NFC').replaceAll(/^[\s\p{C}]+|[\s\p{C}]+$/gu, '');

export const passwordRules = v.pipe(
  v.string(),
  v.maxLength(longest, `Use at most ${longest} characters.`),
  v.check((password) => [...seen(password)].length >= shortest, `Use at least ${shortest} characters. Spaces around them do not count.`),
);
