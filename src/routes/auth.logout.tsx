import { usePageTitle } from '#src/title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { LogoutHost } from '../areas/session/sign-in/logout.host.tsx';

export const Route = createFileRoute('/auth/logout')({ component: Logout });

function Logout() {
  const { session } = Route.useRouteContext();
  usePageTitle('Log out');
  return <LogoutHost session={session} />;
}
