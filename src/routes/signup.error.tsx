import { usePageTitle } from '#src/title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { LoggedOutLayout } from '../areas/session/layouts/logged-out.view.tsx';
import { SignUpErrorView } from '../areas/session/sign-up/sign-up-error.view.tsx';
import { signUpError } from '../areas/session/sign-up/sign-up.rules.ts';

type ErrorSearch = { readonly errorCode?: string };

const readSearch = ({ errorCode }: Readonly<Record<string, unknown>>): ErrorSearch =>
  typeof errorCode === 'string' || typeof errorCode === 'number' ? { errorCode: String(errorCode) } : {};

export const Route = createFileRoute('/signup/error')({ validateSearch: readSearch, component: SignUpError });

function SignUpError() {
  const { settings } = Route.useRouteContext();
  const { errorCode = null } = Route.useSearch();
  usePageTitle('Sign up');
  return (
    <LoggedOutLayout settings={settings}>
      <SignUpErrorView {...signUpError(errorCode)} />
    </LoggedOutLayout>
  );
}
