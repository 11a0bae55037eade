import type { ScopeStepSnapshot } from './scope-step.machine.ts';

/** The choice of cases to film, while it is open. */
export const selectPickerRef = ({ children }: ScopeStepSnapshot) => children.pickVideoCases;
/** The TestRail run that was read last, as it was typed. */
export const selectTestRunId = ({ context }: ScopeStepSnapshot): string => context.testRunId;
