import { signUpMachine } from '#machines/flows/session/sign-up.ts';
import type { SignUpAnswer, SignUpForm, SignUpPorts } from '#machines/flows/session/sign-up.ts';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { signUpFailed } from './sign-up.rules.ts';
import { SignUpView } from './sign-up.view.tsx';

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
const signUpPorts = (token: () => string | null): SignUpPorts => ({
  sendSignUp: fromPromise(({ input, signal }) => send(input, token(), signal)),
});

type SignUpHostProps = {
  readonly token: () => string | null;
  readonly mailbox: string | null;
  readonly navigate: (href: string) => void;
  /** Forgets a session that the sign-up turned out not to fit. */
  readonly leave: () => Promise<void>;
};

export function SignUpHost({ token, mailbox, navigate, leave }: SignUpHostProps) {
  const actorRef = useFlow(() => signUpMachine.provide({ actors: signUpPorts(token) }));
  useEmitted(actorRef, {
    'signUp.accepted': ({ continueUrl }) => (continueUrl === null ? navigate('/') : window.location.assign(continueUrl)),
    'signUp.taken': () => navigate('/'),
    'signUp.refused': ({ code }) => {
      void leave().finally(() => navigate(`/signup/error?errorCode=${encodeURIComponent(code)}`));
    },
    'signUp.failed': () => showToast({ type: 'danger', text: signUpFailed }),
  });
  return <SignUpView actorRef={actorRef} mailbox={mailbox} />;
}
