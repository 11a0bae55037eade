import { createFileRoute, Outlet, retainSearchParams, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import { LaunchGateHost } from '../areas/launch/build-request/launch-gate.host.tsx';

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
  const { sdlc_stage: stage, draft } = Route.useSearch();
  const test = useSearch({ strict: false, select: ({ test: named }) => named });
  const router = useRouter();
  const navigate = useNavigate();
  const name = useCallback(
    (draftId: string) => {
      const { pathname, search: now, hash } = router.history.location;
      const values = new URLSearchParams(now);
      values.set('draft', draftId);
      void router.navigate({ href: `${pathname}?${values.toString()}${hash}`, replace: true });
    },
    [router],
  );
  const address = useMemo(() => ({ draft, test, name }), [draft, test, name]);
  const launched = useCallback(
    (name: string) => {
      const state = { requestName: name };
      void navigate({ to: '/launch/success', state, replace: true });
    },
    [navigate],
  );
  return (
    <LaunchGateHost sdlcStage={stage ?? null} address={address} onLaunched={launched}>
      <Outlet />
    </LaunchGateHost>
  );
}
