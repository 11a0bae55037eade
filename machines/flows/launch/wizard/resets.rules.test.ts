import { describe, expect, it } from 'vitest';
import { caseRun, exploratory, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { emptyTargetingGroup, newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues, TargetingGroup } from '#schema/rules/launch/requested-test.ts';
import { fromKnownIssueInput } from '#schema/rules/launch/known-issues.ts';
import { importKinds } from '#schema/vocabulary/launch/import-kinds.ts';
import { applyChange } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';
import { broughtBack, resetBy, resetByImport } from './resets.rules.ts';

const named = { ...newRequestedTest(1), name: 'Checkout' };

describe('what a change takes along', () => {
  it.each<readonly [string, RequestedTestValues, WizardChange, string | null]>([
    ['another activity, all that was entered', exploratory(), { kind: 'activity', activity: 'translation' }, 'activity'],
    ['another activity, nothing but the name', named, { kind: 'activity', activity: 'translation' }, null],
    ['the first activity, nothing', { ...exploratory(), activity: '' }, { kind: 'activity', activity: 'translation' }, null],
    ['what came from the first test, all of it', exploratory({ takenFrom: 'Checkout' }), { kind: 'carriedRemove' }, 'carriedRemove'],
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
  ])('%s', (_, values, change, kind) => expect(resetBy(values, change)?.kind ?? null).toBe(kind));
});

describe('what is brought back', () => {
  const after = (values: RequestedTestValues, change: WizardChange, since: (changed: RequestedTestValues) => RequestedTestValues) => {
    const reset = resetBy(values, change);
    return reset === null ? null : broughtBack(since(applyChange(values, change, { flags: plainFlags })), reset);
  };
  const group = (name: string): TargetingGroup => ({ ...emptyTargetingGroup, countries: [{ id: name, name }] });
  const typed = { name: 'Renamed', testGoal: 'Typed since' };

  it('is all of it, where nothing was typed since', () => {
    const values = caseRun({ targetingGroups: [group('DE'), group('FR')], testCasesIncluded: 'true' });
    const changes: readonly WizardChange[] = [
      { kind: 'activity', activity: 'translation' },
      { kind: 'applicationType', applicationType: 'ios' },
      { kind: 'casesIncluded', on: false },
      { kind: 'carriedRemove' },
      { kind: 'groupRemove', index: 0 },
    ];
    expect(changes.map((change) => after(values, change, (changed) => changed))).toEqual(changes.map(() => values));
  });

  it('stands beside what was typed since', () => {
    const values = caseRun({ targetingGroups: [group('DE'), group('FR')], testCasesIncluded: 'true' });
    const since = (changed: RequestedTestValues) => ({ ...changed, ...typed });
    expect(after(values, { kind: 'applicationType', applicationType: 'ios' }, since)).toEqual({ ...values, ...typed });
    expect(after(values, { kind: 'casesIncluded', on: false }, since)).toEqual({ ...values, ...typed });
    expect(after(values, { kind: 'activity', activity: 'translation' }, since)).toEqual({ ...values, name: 'Renamed' });
    expect(
      after(values, { kind: 'groupRemove', index: 0 }, (changed) => ({ ...changed, targetingGroups: [group('IT')] }))?.targetingGroups,
    ).toEqual([group('DE'), group('IT')]);
  });

  it('is what stood where an import has put its rows, beside what was typed since', () => {
    const issue = (title: string) => ({ ...fromKnownIssueInput([]), title });
    const values = caseRun({ testDataPool: [{ User: 'a' }], knownIssues: [issue('No receipt')] });
    const imported = {
      ...values,
      ...typed,
      testCases: [],
      testCasesFile: 'b.csv',
      knownIssues: [issue('Late'), issue('Lost')],
      testDataPool: [{ User: 'b' }],
      testDataFile: 'b.csv',
    };
    expect(importKinds.map((kind) => broughtBack(imported, resetByImport(values, kind)))).toEqual([
      { ...imported, testCases: values.testCases, testCasesFile: values.testCasesFile },
      { ...imported, knownIssues: values.knownIssues },
      { ...imported, testDataPool: [{ User: 'a' }], testDataFile: values.testDataFile },
    ]);
  });
});
