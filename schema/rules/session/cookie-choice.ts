import * as v from 'valibot';

const choiceRule = v.object({ analytics: v.boolean(), help: v.boolean() });

export type CookieChoice = Readonly<v.InferOutput<typeof choiceRule>>;
export type CookiePurpose = keyof CookieChoice;

export const nothingAllowed: CookieChoice = { analytics: false, help: false };

/** Null where none was made, or it does not parse. */
export const readCookieChoice = (text: string | null): CookieChoice | null => {
  try {
    return v.parse(choiceRule, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
};
