import * as v from 'valibot';

const longest = 255;
const invisible = /\p{Default_Ignorable_Code_Point}+/gu;
const plain = /^[\x20-\x7E]*$/u;

/** Removes invisible characters, which copied addresses bring along. */
export const withoutInvisible = (text: string): string => (plain.test(text) ? text : text.replaceAll(invisible, ''));

const odd = /^['.]|\.\.|\.@/u;
const host = /\.[a-z][a-z\d-]*[a-z\d]$/iu;

/**
 * The one rule for addresses: what a mail server takes, without hosts that have no dot, stray dots, and a leading apostrophe, which is a
 * quotation mark.
 */
export const isEmail = (text: string): boolean =>
  text.length <= longest && v.RFC_EMAIL_REGEX.test(text) && host.test(text) && !odd.test(text);

export const emailRule = (invalid: string, tooLong: string) =>
  v.pipe(v.string(invalid), v.transform(withoutInvisible), v.trim(), v.maxLength(longest, tooLong), v.check(isEmail, invalid));
