import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { importPlace, wizardPlace } from '../../request/launch-places.ts';
import type { ImportWays } from './import-route.ts';

/** The import is a history entry over its step: closing it goes back, and Forward reopens it. */
export function useImportWays(test: string | undefined, step: WizardStep | undefined): ImportWays {
  const router = useRouter();
  return useMemo(
    () => ({
      open: (kind: ImportKind) => {
        if (test === undefined || step === undefined) return;
        const { hash } = router.history.location;
        void router.navigate({ href: `${importPlace(test, step, kind)}${hash}`, state: { isOverStep: true } });
      },
      close: () => {
        if (router.history.location.state.isOverStep === true) router.history.back();
        else if (test !== undefined) void router.navigate({ href: wizardPlace(test, step), replace: true });
      },
    }),
    [router, test, step],
  );
}
