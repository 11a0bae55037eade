import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const WaitingHost = lazyPart(() => import('../areas/results/waiting/waiting.host.tsx'));

export const Route = createFileRoute('/_app/results/waiting')({
  beforeLoad: ({ context }) => {
    if (context.viewer.role !== 'community_test_manager') throw redirect({ to: '/results', replace: true });
  },
  component: Waiting,
});

function Waiting() {
  return (
    <Suspense>
      <WaitingHost />
    </Suspense>
  );
}
