import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';

const CloneListHost = lazy(() => import('../areas/launch/clone-test/clone-list.host.tsx'));

export const Route = createFileRoute('/_app/launch/tests-for-cloning')({ component: CloneList });

function CloneList() {
  const navigate = useNavigate();
  const clone = useCallback(
    (testId: string) => {
      const along = { testId };
      void navigate({ to: '/launch', search: {}, state: along });
    },
    [navigate],
  );
  return (
    <Suspense>
      <CloneListHost kind="runs" onClone={clone} />
    </Suspense>
  );
}
