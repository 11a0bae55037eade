import type { SignUpAnswer, SignUpForm, SignUpPorts } from '#machines/flows/session/sign-up.ts';
import * as v from 'valibot';
import { fromPromise } from 'xstate';

const accepted = v.object({ continueUrl: v.nullable(v.string()), mailedTo: v.nullable(v.string()) });
const refused = v.object({ error: v.string(), code: v.string() });

const marketingCookie = (cookies: string): string => /(?:^|;\s*)hubspotutk=([^;]*)/.exec(cookies)?.[1] ?? '';

const send = async (form: SignUpForm, token: string | null, signal: AbortSignal): Promise<SignUpAnswer> => {
  const answer = await fetch('/sign_up', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ ...form, hubspotCookie: marketingCookie(document.cookie) }),
    signal,
  });
  const body: unknown = await answer.json();
  if (answer.ok) return { successful: true, ...v.parse(accepted, body) };
  return { successful: false, ...v.parse(refused, body) };
};

/** Sends the sign-up to the server's own address for it. */
export const signUpPorts = (token: () => string | null): SignUpPorts => ({
  sendSignUp: fromPromise(({ input, signal }) => send(input, token(), signal)),
});
