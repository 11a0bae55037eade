import { usePageTitle } from '#src/title.ts';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LoggedOutLayout } from '../areas/session/layouts/logged-out.view.tsx';
import { LoginHost } from '../areas/session/sign-in/login.host.tsx';
import { readLoginSearch } from '../areas/session/sign-in/login.rules.ts';

export const Route = createFileRoute('/auth/login')({ validateSearch: readLoginSearch, component: Login });

function Login() {
  const { session, settings } = Route.useRouteContext();
  const search = Route.useSearch();
  const router = useRouter();
  const navigate = useCallback((href: string) => void router.navigate({ href, replace: true }), [router]);
  usePageTitle('Log in');
  return (
    <LoginHost
      session={session}
      search={search}
      navigate={navigate}
      layout={(children) => (
        <LoggedOutLayout operatorName={settings.operatorName} helpCenterUrl={settings.helpCenterUrl} year={new Date().getFullYear()}>
          {children}
        </LoggedOutLayout>
      )}
    />
  );
}
