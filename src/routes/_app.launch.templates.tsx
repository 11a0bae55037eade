import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { draftPlace } from '../areas/launch/request/launch-places.ts';

const TemplatesHost = lazyPart(() => import('../areas/saved-views/templates.host.tsx'));

export const Route = createFileRoute('/_app/launch/templates')({
  beforeLoad: ({ context: { viewer } }) => {
    const { advancedTestsAccess, newLaunchUxEnabled } = viewer.organization;
    if (!advancedTestsAccess || !newLaunchUxEnabled) throw redirect({ to: '/launch', replace: true });
  },
  component: Templates,
});

function Templates() {
  return (
    <Suspense>
      <TemplatesHost placeOf={(draftId) => draftPlace(draftId, null, '')} />
    </Suspense>
  );
}
