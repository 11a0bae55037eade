import { selectFault, selectIsRefused, selectIsSettled, selectIsSignedIn } from '#machines/flows/session/sign-in.ts';
import type { SignInActorRef } from '#machines/flows/session/sign-in.ts';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useOnce } from '#src/ui/local.ts';
import { MinimalLayout } from '../layouts/minimal.view.tsx';
import { WaitingMessage } from '../layouts/messages.view.tsx';

type CallbackHostProps = { readonly session: SignInActorRef; readonly navigate: (href: string) => void };

/** Hands the answer of the sign-in service to the session, and its refusal to the login page. */
export function CallbackHost({ session, navigate }: CallbackHostProps) {
  const isSettled = useSelector(session, selectIsSettled);
  const isSignedIn = useSelector(session, selectIsSignedIn);
  const isRefused = useSelector(session, selectIsRefused);
  const fault = useSelector(session, selectFault);
  const address = useOnce(() => window.location.href);

  useEffect(() => {
    if (!isSettled) return;
    if (isRefused) {
      const { code, description } = fault ?? { code: 'sign_in_failed', description: null };
      navigate(
        `/auth/login?${new URLSearchParams({ error: code, ...(description !== null && { error_description: description }) }).toString()}`,
      );
    } else if (isSignedIn) {
      navigate(session.getSnapshot().context.returnTo);
    } else {
      session.send({ type: 'callback.received', address });
    }
  }, [session, navigate, address, isSettled, isSignedIn, isRefused, fault]);

  return (
    <MinimalLayout>
      <WaitingMessage>Signing in</WaitingMessage>
    </MinimalLayout>
  );
}
