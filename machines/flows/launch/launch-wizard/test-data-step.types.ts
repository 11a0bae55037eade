import type { ImportEmitted } from './scope-step.types.ts';
import type { WizardStepEmitted, WizardStepEvent } from './wizard-step.types.ts';

export type TestDataStepEvent = WizardStepEvent | { readonly type: 'import.open' };
export type TestDataStepEmitted = WizardStepEmitted | ImportEmitted;
