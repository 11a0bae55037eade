import { useEffect } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { fetchImportStore } from '../../import/import-rows/begun-imports.ts';
import { fetchImport } from '../../import/import-rows/later-import.ts';

const later = () => import('./later-steps.ts');

export const AppStep = lazyPart(async () => ({ default: (await later()).AppStepView }));
export const ScopeStep = lazyPart(async () => ({ default: (await later()).ScopeStepHost }));
export const TargetingStep = lazyPart(async () => ({ default: (await later()).TargetingStepHost }));
export const TestDataStep = lazyPart(async () => ({ default: (await later()).TestDataStepHost }));
export const ReviewStep = lazyPart(async () => ({ default: (await later()).ReviewStepView }));
export const Taken = lazyPart(async () => ({ default: (await later()).TakenView }));
export const WizardRail = lazyPart(async () => ({ default: (await later()).WizardRailHost }));

/** Loaded on demand. */
export const ImportRows = lazyPart(async () => ({ default: (await fetchImport()).ImportRowsHost }), {
  isPage: true,
  leave: ({ stepRef }) => stepRef.send({ type: 'import.leave' }),
});

/** Prefetches later steps, so that no step change waits for code. */
export function useLaterParts(): void {
  useEffect(() => {
    for (const part of [AppStep, ScopeStep, TargetingStep, TestDataStep, ReviewStep, Taken, WizardRail]) part.fetch();
    fetchImportStore().catch(() => undefined);
  }, []);
}
