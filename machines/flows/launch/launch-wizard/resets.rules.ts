import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { WizardChange } from './launch-wizard.rules.ts';

/** What takes along something that was entered before. */
export type ResetKind = Extract<WizardChange['kind'], 'activity' | 'applicationType' | 'casesIncluded' | 'groupRemove'>;

const isUntouched = (values: RequestedTestValues): boolean => {
  const untouched = newRequestedTest(1);
  const { name, activity } = untouched;
  return JSON.stringify({ ...values, name, activity }) === JSON.stringify(untouched);
};

/** What a change would take along of the values, or null where it takes nothing. */
export function resetBy(values: RequestedTestValues, change: WizardChange): ResetKind | null {
  switch (change.kind) {
    case 'activity':
      return change.activity === values.activity || isUntouched(values) ? null : 'activity';
    case 'applicationType':
      return change.applicationType === values.applicationType || values.targetingGroups.length === 0 ? null : 'applicationType';
    case 'casesIncluded':
      return change.on || values.testCases.length === 0 ? null : 'casesIncluded';
    case 'groupRemove':
      return Object.values(values.targetingGroups[change.index] ?? {}).some((options) => options.length > 0) ? 'groupRemove' : null;
    default:
      return null;
  }
}
