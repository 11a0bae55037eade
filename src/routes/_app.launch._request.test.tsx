import { createFileRoute, redirect, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { importKinds } from '#schema/vocabulary/launch/import-kinds.ts';
import { wizardSteps } from '#schema/vocabulary/launch/places.ts';
import { LaunchWizardHost } from '../areas/launch/wizard/launch-wizard/launch-wizard.host.tsx';
import { HandedOn } from '../areas/session/layouts/pages.tsx';
import { useImportWays } from '../areas/launch/wizard/launch-wizard/use-import-ways.ts';

const search = v.object({
  test: v.fallback(v.optional(v.string()), undefined),
  step: v.fallback(v.optional(v.picklist(wizardSteps)), undefined),
  import: v.fallback(v.optional(v.picklist(importKinds)), undefined),
});

export const Route = createFileRoute('/_app/launch/_request/test')({
  validateSearch: search,
  beforeLoad: ({ context }) => {
    if (!context.viewer.organization.newLaunchUxEnabled) throw redirect({ to: '/launch', replace: true });
  },
  component: Wizard,
  errorComponent: HandedOn,
});

function Wizard() {
  const router = useRouter();
  const { test, step, import: importing } = Route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  const address = useMemo(() => ({ test, step, importing }), [test, step, importing]);
  const navigate = useCallback(
    (href: string, options?: { readonly replace: boolean }) => void router.navigate({ href, replace: options?.replace ?? false }),
    [router],
  );
  const ways = useImportWays(test, step);
  return <LaunchWizardHost address={address} hash={hash} navigate={navigate} ways={ways} />;
}
