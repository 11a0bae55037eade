import type { ImportEmitted } from './scope-step.types.ts';
import type { BegunImport } from '../import-rows/import-rows.types.ts';
import type { ImportStepInput, StepChoice, WizardStepEmitted } from './wizard-step.types.ts';

/** With an import that was left, and goes on. */
export type TestDataStepContext = ImportStepInput & { readonly begun: BegunImport | null };
export type TestDataStepEvent = StepChoice | { readonly type: 'import.open' };
export type TestDataStepEmitted = WizardStepEmitted | ImportEmitted;
