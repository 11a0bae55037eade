import * as v from 'valibot';

const longest = 255;
const invisible = /\p{Default_Ignorable_Code_Point}+/gu;
const plain = /^[\x20-\x7E]*$/u;

/** A text without the characters that leave no mark, which copied addresses bring along. */
export const withoutInvisible = (text: string): string => (plain.test(text) ? text : text.replaceAll(invisible, ''));

const odd = /^['.]|\.\.|\.@/u;
const host = /\.[a-z][a-z\d-]*[a-z\d]$/iu;

/**
 * Whether a text is an e-mail address; every door asks this. It is what a mail server takes, less what nobody has: a host without
 * a dot, stray dots, and an apostrophe in front, which is a quotation mark.
 */
export const isEmail = (text: string): boolean =>
  text.length <= longest && v.RFC_EMAIL_REGEX.test(text) && host.test(text) && !odd.test(text);

/** A field that takes one address, refused in these words. */
export const emailRule = (invalid: string, tooLong: string) =>
  v.pipe(v.string(invalid), v.transform(withoutInvisible), v.trim(), v.maxLength(longest, tooLong), v.check(isEmail, invalid));
