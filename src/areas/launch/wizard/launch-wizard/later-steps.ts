export { WizardRailHost } from './wizard-rail.host.tsx';
export { AppStepView } from './app-step.view.tsx';
export { ReviewStepView } from './review-step.view.tsx';
export { ScopeStepHost } from './scope-step.host.tsx';
export { TargetingStepHost } from './targeting-step.host.tsx';
export { TakenView } from './taken.view.tsx';
export { TestDataStepHost } from './test-data-step.host.tsx';
