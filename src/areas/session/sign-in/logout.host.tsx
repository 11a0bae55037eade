import type { SignInActorRef } from '#machines/flows/session/sign-in/sign-in.machine.ts';
import { waitFor } from 'xstate';
import { selectIsSettled } from '#machines/flows/session/sign-in/sign-in.selectors.ts';
import { useEffect } from 'react';
import { MinimalLayout } from '../layouts/minimal.view.tsx';
import { WaitingMessage } from '../layouts/messages.view.tsx';

/** Ends the session here and at the sign-in service, whether or not this tab has one. */
export function LogoutHost({ session }: { readonly session: SignInActorRef }) {
  useEffect(() => {
    let isHere = true;
    void waitFor(session, selectIsSettled, { timeout: Infinity }).then(() => {
      if (isHere) session.send({ type: 'signOut.start' });
    });
    return () => {
      isHere = false;
    };
  }, [session]);
  return (
    <MinimalLayout>
      <WaitingMessage>Signing out</WaitingMessage>
    </MinimalLayout>
  );
}
