import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';

export const fieldId = (path: string): string => `field-${path.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '')}`;

export const cardId = (testId: string): string => `test-${testId}`;

export const wizardPlace = (testId: string, step?: WizardStep | null, field?: string): string =>
  `/launch/test?${new URLSearchParams({ test: testId, ...(step ? { step } : {}) }).toString()}${field === undefined ? '' : `#${fieldId(field)}`}`;

export const importPlace = (testId: string, step: WizardStep, kind: ImportKind): string =>
  `${wizardPlace(testId, step)}&${new URLSearchParams({ import: kind }).toString()}`;

export const newTestPlace = '/launch/test?test=new';

export const newDraftPlace = '/launch?draft=new';

export const draftPlace = (draftId: string, testId: string | null, step: string): string =>
  testId === null
    ? `/launch?${new URLSearchParams({ draft: draftId }).toString()}`
    : `/launch/test?${new URLSearchParams({ draft: draftId, test: testId, step }).toString()}`;

export const templatesPlace = '/launch/templates';

export const clonePlace = '/launch/advanced-tests-for-cloning';
