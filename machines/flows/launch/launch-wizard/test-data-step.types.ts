import type { ImportEmitted } from './scope-step.types.ts';
import type { StepChoice, WizardStepEmitted } from './wizard-step.types.ts';

export type TestDataStepEvent = StepChoice | { readonly type: 'import.open' };
export type TestDataStepEmitted = WizardStepEmitted | ImportEmitted;
