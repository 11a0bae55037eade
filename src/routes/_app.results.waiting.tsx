import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const LoadHost = lazyPart(() => import('../areas/results/waiting/load.tsx'));
const WaitingHost = lazyPart(() => import('../areas/results/waiting/waiting.host.tsx'));

export const Route = createFileRoute('/_app/results/waiting')({
  beforeLoad: ({ context }) => {
    if (context.viewer.role === 'customer') throw redirect({ to: '/results', replace: true });
  },
  component: Waiting,
});

function Waiting() {
  const { viewer } = Route.useRouteContext();
  return <Suspense>{viewer.role === 'test_manager' ? <LoadHost /> : <WaitingHost />}</Suspense>;
}
