import { signUpMachine } from '#machines/flows/session/sign-up.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { signUpFailed } from './sign-up.rules.ts';
import { signUpPorts } from './sign-up.ports.ts';
import { SignUpView } from './sign-up.view.tsx';

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
