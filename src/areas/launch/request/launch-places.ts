import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';

/** The id of a field's element, as links to it name it. */
export const fieldId = (path: string): string => `field-${path.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '')}`;

/** The id of the title of a test's card. */
export const cardId = (testId: string): string => `test-${testId}`;

/** The address of a test in the wizard, at a step and at a field of it. */
export const wizardPlace = (testId: string, step?: WizardStep | null, field?: string): string =>
  `/launch/test?${new URLSearchParams({ test: testId, ...(step ? { step } : {}) }).toString()}${field === undefined ? '' : `#${fieldId(field)}`}`;

/** The address of an import over a step. */
export const importPlace = (testId: string, step: WizardStep, kind: ImportKind): string =>
  `${wizardPlace(testId, step)}&${new URLSearchParams({ import: kind }).toString()}`;

/** The address that opens the wizard on a new test. */
export const newTestPlace = '/launch/test?test=new';

/** The address that begins another draft. */
export const newDraftPlace = '/launch?draft=new';

/** The address of a draft, at the step where it was left. */
export const draftPlace = (draftId: string, testId: string | null, step: string): string =>
  testId === null
    ? `/launch?${new URLSearchParams({ draft: draftId }).toString()}`
    : `/launch/test?${new URLSearchParams({ draft: draftId, test: testId, step }).toString()}`;

/** The address of the requests that a new one can be cloned from. */
export const clonePlace = '/launch/advanced-tests-for-cloning';
