import type { ScopeStepSnapshot } from './scope-step.machine.ts';
import type { TestDataStepSnapshot } from './test-data-step.machine.ts';

/** The import of test cases or known issues, while it is open. */
export const selectImportRef = ({ children }: ScopeStepSnapshot | TestDataStepSnapshot) => children.importRows;
/** The choice of cases to film, while it is open. */
export const selectPickerRef = ({ children }: ScopeStepSnapshot) => children.pickVideoCases;
/** The TestRail run that was read last, as it was typed. */
export const selectTestRunId = ({ context }: ScopeStepSnapshot): string => context.testRunId;
