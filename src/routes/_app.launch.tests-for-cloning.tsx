import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const CloneListHost = lazyPart(() => import('../areas/launch/request/clone-test/clone-list.host.tsx'));

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
