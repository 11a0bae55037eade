import type { SignInFault, SignInRequest } from '#machines/flows/session/sign-in/sign-in.types.ts';
import { safeReturn } from '#machines/flows/session/sign-in/sign-in.rules.ts';

/** What the address of the login page may carry. */
export type LoginSearch = {
  readonly sso?: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly trial?: string;
  readonly ended?: string;
  readonly returnTo?: string;
  readonly login_hint?: string;
};

const fields = ['sso', 'error', 'error_description', 'trial', 'ended', 'returnTo', 'login_hint'] as const;

const textOf = (value: unknown): string | null => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Reads the search of the login page; whatever is not text is left out. */
export const readLoginSearch = (search: Readonly<Record<string, unknown>>): LoginSearch =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = textOf(search[field]);
      return text === null ? [] : [[field, text]];
    }),
  );

export type LoginMessage = { readonly title: string; readonly text: string | null };

const unknownAccount =
  'Account with a given email does not exist in our system. Please verify the email or contact our Customer Support to create new account.';

const refusals: Readonly<Record<string, string>> = { access_denied: 'The sign-in service did not let you in.' };

/** What the sign-in service answered to this session, as its words; where it said nothing, ours. */
export const faultWords = ({ code, description }: SignInFault): string =>
  description === null
    ? (refusals[code] ?? 'Sign-in could not be completed. Please try again.')
    : `The sign-in service answered: ${description}`;

/** What the login page has to say before anybody leaves for the sign-in service; null when there is nothing. An address can be written by anybody, so its words are never shown: only those that this session heard itself. */
export const loginMessage = (
  { error, error_description: description, trial, ended }: LoginSearch,
  heard: SignInFault | null = null,
): LoginMessage | null => {
  if (trial === 'expired') return { title: 'Your trial has expired', text: 'Contact our Customer Support to go on testing.' };
  if (error === '403') return { title: 'Log in', text: unknownAccount };
  if (error === undefined && description === undefined)
    return ended === undefined ? null : { title: 'Log in', text: 'You have been signed out.' };
  return { title: 'Log in', text: faultWords(heard !== null && heard.code === error ? heard : { code: error ?? '', description: null }) };
};

/** What is asked of the sign-in service. */
export const requestOf = ({
  sso,
  error,
  error_description: description,
  trial,
  returnTo,
  login_hint: hint,
}: LoginSearch): SignInRequest => ({
  returnTo: safeReturn(returnTo),
  connection: sso ?? null,
  loginHint: hint ?? null,
  isAnew: error !== undefined || description !== undefined || trial !== undefined,
  forwarded: { ...(error !== undefined && { error }), ...(description !== undefined && { error_description: description }) },
});
