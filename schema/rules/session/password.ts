import * as v from 'valibot';

const shortest = 10;
const longest = 1024;

/** What is seen of a password: not the blanks around it, nor letters that nobody sees. */
const seen = (password: string): string => password.normalize('NFC').replaceAll(/^[\s\p{C}]+|[\s\p{C}]+$/gu, '');

/** A password that somebody chooses. */
export const passwordRules = v.pipe(
  v.string(),
  v.maxLength(longest, `Use at most ${longest} characters.`),
  v.check((password) => [...seen(password)].length >= shortest, `Use at least ${shortest} characters. Spaces around them do not count.`),
);
