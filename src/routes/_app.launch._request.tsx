import { createFileRoute, Outlet, retainSearchParams, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import * as v from 'valibot';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import { LaunchGateHost } from '../areas/launch/request/build-request/launch-gate.host.tsx';
import { LaunchFacesHost } from '../areas/launch/request/landing/launch-faces.host.tsx';
import type { WrittenCopy } from '../areas/launch/simple/kept-form.ts';
import { useLaunched } from '../areas/launch/request/landing/use-launched.ts';
import { clonedCasesOf, cloneIdOf, draftIdOf, givenForm } from '../areas/launch/request/landing/launch-state.ts';

const search = v.object({
  sdlc_stage: v.fallback(v.optional(v.picklist(sdlcStages)), undefined),
  draft: v.fallback(v.optional(v.string()), undefined),
  tab: v.fallback(v.optional(v.literal('advanced_test')), undefined),
});

export const Route = createFileRoute('/_app/launch/_request')({
  validateSearch: search,
  search: { middlewares: [retainSearchParams(['draft'])] },
  component: Request,
});

function Request() {
  const { sdlc_stage: stage, draft: named, tab } = Route.useSearch();
  const came = useLocation({ select: ({ state }) => state });
  const draft = draftIdOf(came) ?? named;
  const testId = cloneIdOf(came);
  const test = useSearch({ strict: false, select: ({ test: named }) => (typeof named === 'string' ? named : undefined) });
  const router = useRouter();
  const navigate = useNavigate();
  const name = useCallback(
    (draftId: string) => {
      const { pathname, search: now, hash, state } = router.history.location;
      const values = new URLSearchParams(now);
      values.set('draft', draftId);
      const along = { isOverStep: state.isOverStep === true };
      void router.navigate({ href: `${pathname}?${values.toString()}${hash}`, state: along, replace: true });
    },
    [router],
  );
  const address = useMemo(() => ({ draft, test, name }), [draft, test, name]);
  const launched = useLaunched(draft);
  const broughtBack = useCallback(() => void navigate({ to: '/launch', search: true, replace: true }), [navigate]);
  const restored = useCallback(() => void navigate({ to: '/launch', search: {}, replace: true }), [navigate]);
  const cloned = useCallback(
    (draftId: string) => {
      const along = { draftId };
      void navigate({ to: '/launch', search: { draft: draftId }, state: along, replace: true });
    },
    [navigate],
  );
  const cancelled = useCallback(() => void navigate({ to: '/launch/advanced-tests-for-cloning', replace: true }), [navigate]);
  const previewed = useCallback(
    (form: KeptForm) => {
      const along = { form };
      void navigate({ to: '/launch/preview', state: along });
    },
    [navigate],
  );
  const loaded = useCallback(() => {
    const { state } = router.history.location;
    if (cloneIdOf(state) === null && givenForm(state) === undefined) return;
    void navigate({ to: '/launch', search: { tab: 'advanced_test' }, state: {}, replace: true, resetScroll: false });
  }, [navigate, router]);
  const unkept = useCallback(
    (form: WrittenCopy) => {
      if (router.history.location.pathname.toLowerCase() !== '/launch') return;
      const along = { form };
      void navigate({ to: '/launch', search: true, state: along, replace: true, resetScroll: false });
    },
    [navigate, router],
  );
  useEffect(() => void router.preloadRoute({ to: '/launch/test' }), [router]);
  return (
    <LaunchFacesHost
      tab={tab}
      sdlcStage={stage ?? null}
      testId={testId}
      cases={clonedCasesOf(came)}
      given={givenForm(came)}
      onCloned={cloned}
      onCancelled={cancelled}
      onPreview={previewed}
      onLoaded={loaded}
      onUnkept={unkept}
    >
      <LaunchGateHost sdlcStage={stage ?? null} address={address} onLaunched={launched} onRestored={restored} onBroughtBack={broughtBack}>
        <Outlet />
      </LaunchGateHost>
    </LaunchFacesHost>
  );
}
