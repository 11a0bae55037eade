import { describe, expect, it } from 'vitest';
import { caseRun, exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import { emptyTargetingGroup, newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { WizardChange } from './launch-wizard.rules.ts';
import { resetBy } from './resets.rules.ts';

const named = { ...newRequestedTest(1), name: 'Checkout' };

describe('what a change takes along', () => {
  it.each<readonly [string, RequestedTestValues, WizardChange, string | null]>([
    ['another activity, all that was entered', exploratory(), { kind: 'activity', activity: 'translation' }, 'activity'],
    ['another activity, nothing but the name', named, { kind: 'activity', activity: 'translation' }, null],
    ['the same activity, nothing', exploratory(), { kind: 'activity', activity: 'exploratory' }, null],
    [
      'another application type, the targeting groups',
      exploratory(),
      { kind: 'applicationType', applicationType: 'ios' },
      'applicationType',
    ],
    ['another application type, no groups', named, { kind: 'applicationType', applicationType: 'ios' }, null],
    ['leaving the cases out, the cases', caseRun(), { kind: 'casesIncluded', on: false }, 'casesIncluded'],
    ['leaving no cases out, nothing', named, { kind: 'casesIncluded', on: false }, null],
    ['removing a group, its options', exploratory(), { kind: 'groupRemove', index: 0 }, 'groupRemove'],
    ['removing an empty group, nothing', { ...named, targetingGroups: [emptyTargetingGroup] }, { kind: 'groupRemove', index: 0 }, null],
    ['typing, nothing', exploratory(), { kind: 'fields', fields: { testGoal: '' } }, null],
  ])('%s', (_, values, change, kind) => expect(resetBy(values, change)).toBe(kind));
});
