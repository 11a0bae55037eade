import { createFileRoute, redirect, useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import type { PreviewReceipt } from '#machines/flows/launch/simple/preview.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { carriedIn } from '../areas/launch/request/ways-in/launch-state.ts';

const PreviewHost = lazyPart(() => import('../areas/launch/simple/preview/preview.host.tsx'));

export const Route = createFileRoute('/_app/launch/preview')({
  beforeLoad: async ({ context: { viewer }, location }) => {
    const { id, advancedTestsAccess, newLaunchUxEnabled } = viewer.organization;
    if (!advancedTestsAccess || newLaunchUxEnabled) throw redirect({ to: '/launch', replace: true });
    if (carriedIn(location.state).form !== undefined) return;
    const { isBegun } = await import('../areas/launch/simple/kept-form.ts');
    throw redirect({ to: '/launch', search: isBegun(id, viewer.id) ? { tab: 'advanced_test' } : {}, replace: true });
  },
  component: Preview,
});

function Preview() {
  const came = useLocation({ select: ({ state }) => state });
  const navigate = useNavigate();
  const edit = useCallback(
    (typed: KeptForm) => {
      const along = { form: typed };
      void navigate({ to: '/launch', search: { tab: 'advanced_test' }, state: along });
    },
    [navigate],
  );
  const changed = useCallback(
    (typed: KeptForm, made: PreviewReceipt | null) => {
      const along = { form: typed, receipt: made };
      void navigate({ to: '/launch/preview', state: along, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return (
    <Suspense>
      <PreviewHost came={came} onEdit={edit} onChanged={changed} />
    </Suspense>
  );
}
