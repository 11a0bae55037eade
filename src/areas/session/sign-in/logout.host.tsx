import type { SignInActorRef } from '#machines/flows/session/sign-in/sign-in.machine.ts';
import { selectIsSettled, selectIsSignedIn } from '#machines/flows/session/sign-in/sign-in.selectors.ts';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { MinimalLayout } from '../layouts/minimal.view.tsx';
import { WaitingMessage } from '../layouts/messages.view.tsx';

type LogoutHostProps = { readonly session: SignInActorRef; readonly navigate: (href: string) => void };

/** Ends the session wherever it is known, then leads to login. */
export function LogoutHost({ session, navigate }: LogoutHostProps) {
  const isSettled = useSelector(session, selectIsSettled);
  const isSignedIn = useSelector(session, selectIsSignedIn);
  useEffect(() => {
    if (isSignedIn) session.send({ type: 'signOut.start' });
    else if (isSettled) navigate('/auth/login');
  }, [session, navigate, isSettled, isSignedIn]);
  return (
    <MinimalLayout>
      <WaitingMessage>Signing out</WaitingMessage>
    </MinimalLayout>
  );
}
