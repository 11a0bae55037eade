import { usePageTitle } from '#src/title.ts';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LoginHost } from '../areas/session/sign-in/login.host.tsx';
import { readLoginSearch } from '../areas/session/sign-in/login.rules.ts';

export const Route = createFileRoute('/auth/login')({ validateSearch: readLoginSearch, component: Login });

function Login() {
  const { session, settings } = Route.useRouteContext();
  const search = Route.useSearch();
  const router = useRouter();
  const navigate = useCallback((href: string) => void router.navigate({ href, replace: true }), [router]);
  usePageTitle('Log in');
  return <LoginHost session={session} settings={settings} search={search} navigate={navigate} />;
}
