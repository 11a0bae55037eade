import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CallbackHost } from '../areas/session/sign-in/callback.host.tsx';

export const Route = createFileRoute('/auth/callback')({ component: Callback });

function Callback() {
  const { session } = Route.useRouteContext();
  const router = useRouter();
  const navigate = useCallback((href: string) => void router.navigate({ href, replace: true }), [router]);
  return <CallbackHost session={session} navigate={navigate} />;
}
