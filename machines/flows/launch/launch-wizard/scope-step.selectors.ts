import type { ScopeStepSnapshot } from './scope-step.machine.ts';

/** The import of test cases, while it is open. */
export const selectImportRef = ({ children }: ScopeStepSnapshot) => children.importTestCases;
/** The choice of cases to film, while it is open. */
export const selectPickerRef = ({ children }: ScopeStepSnapshot) => children.pickVideoCases;
