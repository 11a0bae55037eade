import * as v from 'valibot';

const choiceRule = v.object({ analytics: v.boolean(), help: v.boolean() });

/** What a person lets the portal load beside itself. */
export type CookieChoice = Readonly<v.InferOutput<typeof choiceRule>>;
export type CookiePurpose = keyof CookieChoice;

export const nothingAllowed: CookieChoice = { analytics: false, help: false };

/** Reads a kept choice; null where none was made, or none can be read. */
export const readCookieChoice = (text: string | null): CookieChoice | null => {
  try {
    return v.parse(choiceRule, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
};
