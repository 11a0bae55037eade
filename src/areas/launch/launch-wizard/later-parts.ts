import { useEffect } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const parts = {
  scope: () => import('./scope-step.host.tsx'),
  targeting: () => import('./targeting-step.host.tsx'),
  testData: () => import('./test-data-step.host.tsx'),
  review: () => import('./review-step.view.tsx'),
  rail: () => import('../estimate-launch/wizard-rail.host.tsx'),
};

export const ScopeStep = lazyPart(async () => ({ default: (await parts.scope()).ScopeStepHost }));
export const TargetingStep = lazyPart(async () => ({ default: (await parts.targeting()).TargetingStepHost }));
export const TestDataStep = lazyPart(async () => ({ default: (await parts.testData()).TestDataStepHost }));
export const ReviewStep = lazyPart(async () => ({ default: (await parts.review()).ReviewStepView }));
export const WizardRail = lazyPart(async () => ({ default: (await parts.rail()).WizardRailHost }));

/** The import is loaded when it is opened. */
export const ImportRows = lazyPart(async () => ({ default: (await import('../import-rows/import-rows.view.tsx')).ImportRowsView }));

/** Brings the later steps in while the first one is read, so that no step change waits for them. */
export function useLaterParts(): void {
  useEffect(() => {
    for (const load of Object.values(parts)) load().catch(() => undefined);
  }, []);
}
