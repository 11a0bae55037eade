import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useViewer } from '#src/viewer.tsx';
import { draftPlace } from '../areas/launch/request/launch-places.ts';
import { NotFoundPage } from '../areas/session/layouts/pages.tsx';

const CloneListHost = lazyPart(() => import('../areas/launch/request/clone-test/clone-list.host.tsx'));
const TemplatesHost = lazyPart(() => import('../areas/saved-views/templates.host.tsx'));

export const Route = createFileRoute('/_app/launch/$page')({ component: LaunchPage });

function Runs() {
  const navigate = useNavigate();
  const clone = useCallback(
    (testId: string) => {
      const along = { testId };
      void navigate({ to: '/launch', search: {}, state: along });
    },
    [navigate],
  );
  return <CloneListHost kind="runs" onClone={clone} />;
}

function Requests() {
  const navigate = useNavigate();
  const clone = useCallback(
    (testId: string) => {
      const along = { testId };
      void navigate({ to: '/launch', search: { tab: 'advanced_test' }, state: along });
    },
    [navigate],
  );
  return <CloneListHost kind="requests" onClone={clone} />;
}

/** For organizations with the request flow. */
function Templates() {
  const { advancedTestsAccess, newLaunchUxEnabled } = useViewer().organization;
  if (!advancedTestsAccess || !newLaunchUxEnabled) return <NotFoundPage />;
  return <TemplatesHost placeOf={(draftId) => draftPlace(draftId, null, '')} />;
}

/** One route for all: each route of its own weighs on the first screen of everybody. */
const pages: Readonly<Record<string, () => ReactNode>> = {
  'tests-for-cloning': Runs,
  'advanced-tests-for-cloning': Requests,
  templates: Templates,
};

function LaunchPage() {
  const { page } = Route.useParams();
  const name = page.toLowerCase();
  const Shown = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return Shown === undefined ? (
    <NotFoundPage />
  ) : (
    <Suspense>
      <Shown key={name} />
    </Suspense>
  );
}
