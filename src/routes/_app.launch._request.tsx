import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import * as v from 'valibot';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import { LaunchGateHost } from '../areas/launch/build-request/launch-gate.host.tsx';

const search = v.object({
  sdlc_stage: v.fallback(v.optional(v.picklist(sdlcStages)), undefined),
  tab: v.fallback(v.optional(v.literal('advanced_test')), undefined),
});

export const Route = createFileRoute('/_app/launch/_request')({ validateSearch: search, component: Request });

function Request() {
  const { sdlc_stage: stage } = Route.useSearch();
  const navigate = useNavigate();
  const launched = useCallback(
    (name: string) => {
      const state = { requestName: name };
      void navigate({ to: '/launch/success', state, replace: true });
    },
    [navigate],
  );
  return (
    <LaunchGateHost sdlcStage={stage ?? null} onLaunched={launched}>
      <Outlet />
    </LaunchGateHost>
  );
}
