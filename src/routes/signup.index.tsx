import { usePageTitle } from '#src/title.ts';
import { signUpClosed } from '#schema/vocabulary/sign-in.ts';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LoggedOutLayout } from '../areas/session/layouts/logged-out.view.tsx';
import { forgetSession } from '../areas/session/sign-in/forget.ts';
import { SignUpHost } from '../areas/session/sign-up/sign-up.host.tsx';

export const Route = createFileRoute('/signup/')({
  beforeLoad: ({ context }) => {
    if (!context.settings.signUp) throw redirect({ to: '/signup/error', search: { errorCode: signUpClosed }, replace: true });
  },
  component: SignUp,
});

function SignUp() {
  const { session, settings, token } = Route.useRouteContext();
  const router = useRouter();
  const navigate = useCallback((href: string) => void router.navigate({ href }), [router]);
  const leave = useCallback(() => forgetSession(session), [session]);
  usePageTitle('Sign up');
  return (
    <LoggedOutLayout settings={settings}>
      <SignUpHost token={token} mailbox={settings.mailbox} navigate={navigate} leave={leave} />
    </LoggedOutLayout>
  );
}
