import { confirmIdentityMachine } from '#machines/flows/session/acts.ts';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { ConfirmPasswordView, SignInAgainView } from './confirm.view.tsx';

const Answered = v.object({
  successful: v.boolean(),
  errors: v.array(v.object({ path: v.nullable(v.string()), message: v.string() })),
});

const confirmation = (authorization: string) =>
  fromPromise<FormAnswer, FormValues>(async ({ input }) => {
    const answer = await fetch('/api/session/confirm', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const { successful, errors: faults } = v.parse(Answered, await answer.json());
    return { successful, faults, secret: null };
  });

type Asked = { readonly authorization: string; readonly onAnswer: (isConfirmed: boolean) => void };

/** A form that is open beneath holds the focus while this one appears, so the field takes it once it is there. */
function ConfirmPasswordHost({ authorization, onAnswer }: Asked) {
  const actorRef = useFlow(() => confirmIdentityMachine.provide({ actors: { send: confirmation(authorization) } }), { input: undefined });
  useEmitted(actorRef, { 'form.done': () => onAnswer(true) });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => input.current?.focus()));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <ConfirmPasswordView actorRef={actorRef} inputRef={input} onCancel={() => onAnswer(false)} />;
}

const signInAgain = (): void => {
  const { pathname, search } = window.location;
  window.location.assign(`/auth/login?${new URLSearchParams({ confirm: '1', returnTo: pathname + search }).toString()}`);
};

let asking: Promise<boolean> | null = null;

/** Stands beside the page, whatever that shows meanwhile: the call that was refused waits for it. */
const ask = (by: string, authorization: string): Promise<boolean> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const answer = (isConfirmed: boolean): void => {
      setTimeout(() => {
        root.unmount();
        place.remove();
      });
      resolve(isConfirmed);
    };
    root.render(
      by === 'service' ? (
        <SignInAgainView onSignIn={signInAgain} onCancel={() => answer(false)} />
      ) : (
        <ConfirmPasswordHost authorization={authorization} onAnswer={answer} />
      ),
    );
  });

/** Asks once for all calls that wait; whether it is really them. */
export const askToConfirm = (by: string, headers: HeadersInit | undefined): Promise<boolean> => {
  asking ??= ask(by, new Headers(headers).get('Authorization') ?? '').finally(() => {
    asking = null;
  });
  return asking;
};
