import { safeReturn } from '#machines/flows/session/sign-in.ts';
import type { SignInRequest } from '#machines/flows/session/sign-in.ts';

/** What the address of the login page may carry. */
export type LoginSearch = {
  readonly sso?: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly trial?: string;
  readonly ended?: string;
  readonly returnTo?: string;
  readonly login_hint?: string;
  readonly confirm?: string;
};

const fields = ['sso', 'error', 'error_description', 'trial', 'ended', 'returnTo', 'login_hint', 'confirm'] as const;

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

/** The errors of a sign-in service by their names, in our words; its own are never shown, for an address can bring any. */
const refusals: ReadonlyMap<string, string> = new Map([
  ['access_denied', 'The sign-in service did not let you in.'],
  ['temporarily_unavailable', 'The sign-in service has a problem. Please try again in a moment.'],
  ['server_error', 'The sign-in service has a problem. Please try again in a moment.'],
  ['unauthorized_client', 'Sign-in is not set up correctly. Please contact our Customer Support.'],
]);

/** What is said of an error of the sign-in service. */
export const faultWords = (code: string): string => refusals.get(code) ?? 'Sign-in could not be completed. Please try again.';

/** What the login page has to say before anybody leaves for the sign-in service; null when there is nothing. */
export const loginMessage = ({ error, error_description: description, trial, ended }: LoginSearch): LoginMessage | null => {
  if (trial === 'expired') return { title: 'Your trial has expired', text: 'Contact our Customer Support to continue testing.' };
  if (error === '403') return { title: 'Log in', text: unknownAccount };
  if (error === undefined && description === undefined)
    return ended === undefined ? null : { title: 'Log in', text: 'You have been signed out.' };
  return { title: 'Log in', text: faultWords(error ?? '') };
};

/** What is asked of the sign-in service. */
export const requestOf = ({
  sso,
  error,
  error_description: description,
  trial,
  returnTo,
  login_hint: hint,
  confirm,
}: LoginSearch): SignInRequest => ({
  returnTo: safeReturn(returnTo),
  connection: sso ?? null,
  loginHint: hint ?? null,
  isAnew: error !== undefined || description !== undefined || trial !== undefined || confirm !== undefined,
  forwarded: { ...(error !== undefined && { error }), ...(description !== undefined && { error_description: description }) },
});
