import { signUpMachine } from '#machines/flows/session/sign-up/sign-up.machine.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { signUpFailed } from './sign-up.rules.ts';
import { signUpPorts } from './sign-up.ports.ts';
import { SignUpView } from './sign-up.view.tsx';

type SignUpHostProps = {
  readonly token: () => string | null;
  readonly navigate: (href: string) => void;
  /** Forgets a session that the sign-up turned out not to fit. */
  readonly leave: () => Promise<void>;
};

export function SignUpHost({ token, navigate, leave }: SignUpHostProps) {
  const [machine] = useState(() => signUpMachine.provide({ actors: signUpPorts(token) }));
  const actorRef = useActorRef(machine);
  useEffect(() => {
    const listeners = [
      actorRef.on('signUp.accepted', ({ continueUrl }) => (continueUrl === null ? navigate('/') : window.location.assign(continueUrl))),
      actorRef.on('signUp.taken', () => navigate('/')),
      actorRef.on('signUp.refused', ({ code }) => {
        void leave().finally(() => navigate(`/signup/error?errorCode=${encodeURIComponent(code)}`));
      }),
      actorRef.on('signUp.failed', () => showToast({ type: 'danger', text: signUpFailed })),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef, navigate, leave]);
  return <SignUpView actorRef={actorRef} />;
}
