import { selectIsSettled } from '#machines/flows/session/sign-in.ts';
import type { SignInActorRef } from '#machines/flows/session/sign-in.ts';
import type { Settings } from '#src/settings.ts';
import { waitFor } from 'xstate';
import { useEffect } from 'react';
import { useChoice } from '#src/use-choice.ts';
import { LoggedOutLayout } from '../layouts/logged-out.view.tsx';
import { MinimalLayout } from '../layouts/minimal.view.tsx';
import { WaitingMessage } from '../layouts/messages.view.tsx';
import { LogoutView } from './sign-in.view.tsx';

type LogoutHostProps = { readonly session: SignInActorRef; readonly settings: Settings; readonly isAsked: boolean };

/** Ends the session here and at the sign-in service, whether or not this tab has one; first asks whom a page of others sent. */
export function LogoutHost({ session, settings, isAsked }: LogoutHostProps) {
  const [isAnswered, setAnswered] = useChoice(!isAsked);
  useEffect(() => {
    if (!isAnswered) return;
    let isHere = true;
    void waitFor(session, selectIsSettled, { timeout: Infinity }).then(() => {
      if (isHere) session.send({ type: 'signOut.start' });
    });
    return () => {
      isHere = false;
    };
  }, [session, isAnswered]);
  if (!isAnswered) {
    return (
      <LoggedOutLayout settings={settings}>
        <LogoutView onPress={() => setAnswered(true)} />
      </LoggedOutLayout>
    );
  }
  return (
    <MinimalLayout>
      <WaitingMessage>Signing out</WaitingMessage>
    </MinimalLayout>
  );
}
