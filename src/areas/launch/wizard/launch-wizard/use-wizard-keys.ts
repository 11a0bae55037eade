import { useCallback, useMemo } from 'react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { useKeys } from '#src/keys.ts';

type Submitted = { readonly send: (event: { readonly type: 'step.submit' }) => void };

export const wizardKeys = [
  { keys: 'Ctrl Enter', label: 'next step' },
  { keys: 'Alt ArrowUp', label: 'step before' },
];

/** The keys of the wizard, and the way on: to the next step, or through an open import, which no key leaves by accident. */
export function useWizardKeys(
  wizardRef: LaunchWizardActorRef,
  stepRef: Submitted | undefined,
  { importKind, importRef }: { readonly importKind: ImportKind | null; readonly importRef: ImportRowsActorRef | undefined },
): () => void {
  const next = useCallback(() => {
    if (importKind === null) stepRef?.send({ type: 'step.submit' });
    else importRef?.send({ type: 'import.confirm' });
  }, [importKind, importRef, stepRef]);
  const ahead = useCallback(() => {
    if (importKind === null) next();
  }, [importKind, next]);
  const back = useCallback(() => {
    if (importKind === null) wizardRef.send({ type: 'step.back' });
  }, [importKind, wizardRef]);
  useKeys(useMemo(() => ({ '$mod+Enter': next, 'Alt+ArrowUp': back, 'Alt+ArrowDown': ahead }), [next, back, ahead]));
  return next;
}
