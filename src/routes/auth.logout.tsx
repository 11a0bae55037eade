import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LogoutHost } from '../areas/session/sign-in/logout.host.tsx';

export const Route = createFileRoute('/auth/logout')({ component: Logout });

function Logout() {
  const { session } = Route.useRouteContext();
  const router = useRouter();
  const navigate = useCallback((href: string) => void router.navigate({ href, replace: true }), [router]);
  return <LogoutHost session={session} navigate={navigate} />;
}
