import { useEffect } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

export const ScopeStep = lazyPart(async () => ({ default: (await import('./scope-step.host.tsx')).ScopeStepHost }));
export const TargetingStep = lazyPart(async () => ({ default: (await import('./targeting-step.host.tsx')).TargetingStepHost }));
export const TestDataStep = lazyPart(async () => ({ default: (await import('./test-data-step.host.tsx')).TestDataStepHost }));
export const ReviewStep = lazyPart(async () => ({ default: (await import('./review-step.view.tsx')).ReviewStepView }));
export const WizardRail = lazyPart(async () => ({ default: (await import('../estimate-launch/wizard-rail.host.tsx')).WizardRailHost }));

/** The import is loaded when it is opened. */
export const ImportRows = lazyPart(async () => ({ default: (await import('../import-rows/import-rows.view.tsx')).ImportRowsView }));

/** Brings the later steps in while the first one is read, so that no step change waits for them. */
export function useLaterParts(): void {
  useEffect(() => {
    for (const part of [ScopeStep, TargetingStep, TestDataStep, ReviewStep, WizardRail]) part.fetch();
  }, []);
}
