import type { ImportEmitted, ImportResumed, ImportShown, ImportStepContext, UnreadForgotten } from './import-step.types.ts';
import type { StepChoice, WizardStepEmitted } from './wizard-step.types.ts';

export type TestDataStepContext = ImportStepContext;
export type TestDataStepEvent = StepChoice | { readonly type: 'import.open' } | ImportResumed | ImportShown | UnreadForgotten;
export type TestDataStepEmitted = WizardStepEmitted | ImportEmitted;
