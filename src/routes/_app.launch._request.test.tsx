import { createFileRoute, redirect, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { wizardSteps } from '#schema/vocabulary/launch/places.ts';
import { LaunchWizardHost } from '../areas/launch/launch-wizard/launch-wizard.host.tsx';

const search = v.object({
  test: v.fallback(v.optional(v.string()), undefined),
  step: v.fallback(v.optional(v.picklist(wizardSteps)), undefined),
});

export const Route = createFileRoute('/_app/launch/_request/test')({
  validateSearch: search,
  beforeLoad: ({ context }) => {
    if (!context.viewer.organization.newLaunchUxEnabled) throw redirect({ to: '/launch', replace: true });
  },
  component: Wizard,
});

function Wizard() {
  const router = useRouter();
  const { test, step } = Route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  const address = useMemo(() => ({ test, step }), [test, step]);
  const navigate = useCallback(
    (href: string, options?: { readonly replace: boolean }) => void router.navigate({ href, replace: options?.replace ?? false }),
    [router],
  );
  return <LaunchWizardHost address={address} hash={hash} navigate={navigate} />;
}
