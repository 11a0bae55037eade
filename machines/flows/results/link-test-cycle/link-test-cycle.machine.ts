import { valueAct } from '#machines/lib/value-act.ts';

/** The words around the test cycle of a test. */
export const testCycleTexts = {
  label: 'Test cycle code',
  blank: 'Enter the code of a test cycle',
  linked: 'The test cycle has been successfully linked.',
  failed: 'There was an issue with linking the test cycle.',
} as const;

/** Links a test to the test cycle of a code. */
export const linkTestCycleMachine = valueAct({
  id: 'linkTestCycle',
  field: 'testCycleCode',
  wire: (typed) => typed.trim(),
  failed: testCycleTexts.failed,
});
