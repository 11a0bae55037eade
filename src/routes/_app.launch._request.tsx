import { createFileRoute, Outlet, retainSearchParams, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import { useViewer } from '#src/viewer.tsx';
import { LaunchGateHost } from '../areas/launch/request/build-request/launch-gate.host.tsx';
import { LaunchFacesHost } from '../areas/launch/request/ways-in/launch-faces.host.tsx';
import { wayInOf } from '../areas/launch/request/ways-in/launch-state.ts';

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
  const asked = Route.useSearch();
  const pathname = useLocation({ select: (location) => location.pathname });
  const state = useLocation({ select: (location) => location.state });
  const test = useSearch({ strict: false, select: ({ test: named }) => (typeof named === 'string' ? named : undefined) });
  const { organization } = useViewer();
  const way = useMemo(() => wayInOf(organization, { ...asked, pathname, state, test }), [organization, asked, pathname, state, test]);
  const router = useRouter();
  useEffect(() => void router.preloadRoute({ to: '/launch/test' }), [router]);
  return (
    <LaunchFacesHost way={way}>
      <LaunchGateHost>
        <Outlet />
      </LaunchGateHost>
    </LaunchFacesHost>
  );
}
