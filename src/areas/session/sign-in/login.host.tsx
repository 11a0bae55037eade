import {
  safeReturn,
  selectFault,
  selectIsBusy,
  selectIsRefused,
  selectIsSignedIn,
  selectIsUnreachable,
} from '#machines/flows/session/sign-in.ts';
import type { SignInActorRef } from '#machines/flows/session/sign-in.ts';
import type { Settings } from '#src/settings.ts';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { LoggedOutLayout } from '../layouts/logged-out.view.tsx';
import { MinimalLayout } from '../layouts/minimal.view.tsx';
import { WaitingMessage } from '../layouts/messages.view.tsx';
import { faultWords, loginMessage, requestOf } from './login.rules.ts';
import type { LoginMessage, LoginSearch } from './login.rules.ts';
import { LoginView } from './sign-in.view.tsx';

type LoginHostProps = {
  readonly session: SignInActorRef;
  readonly settings: Settings;
  readonly search: LoginSearch;
  readonly navigate: (href: string) => void;
};

const unreachable: LoginMessage = {
  title: 'Log in',
  text: 'The sign-in service does not answer. Your work is safe; try again in a moment.',
};

export function LoginHost({ session, settings, search, navigate }: LoginHostProps) {
  const isSignedIn = useSelector(session, selectIsSignedIn);
  const isBusy = useSelector(session, selectIsBusy);
  const isUnreachable = useSelector(session, selectIsUnreachable);
  const isRefused = useSelector(session, selectIsRefused);
  const fault = useSelector(session, selectFault);
  const heard = isRefused ? fault : null;
  const asked = loginMessage(search);
  const refusal = heard === null ? null : { title: 'Log in', text: faultWords(heard.code) };
  const message = asked ?? (isUnreachable ? unreachable : refusal);
  const start = () => session.send({ type: 'signIn.start', request: requestOf(search) });

  useEffect(() => {
    if (message !== null || isBusy) return;
    if (isSignedIn && search.login_hint === undefined) navigate(safeReturn(search.returnTo));
    else session.send({ type: 'signIn.start', request: requestOf(search) });
  }, [message, isBusy, isSignedIn, navigate, search, session]);

  if (message === null || isBusy) {
    return (
      <MinimalLayout>
        <WaitingMessage>Signing in</WaitingMessage>
      </MinimalLayout>
    );
  }
  const press = isSignedIn ? () => navigate('/') : start;
  return (
    <LoggedOutLayout settings={settings}>
      <LoginView message={message} action={isUnreachable ? 'Try again' : 'Log in'} onPress={press} />
    </LoggedOutLayout>
  );
}
