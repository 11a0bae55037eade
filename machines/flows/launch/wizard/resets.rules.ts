import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues, TargetingGroup, TestCase } from '#schema/rules/launch/requested-test.ts';
import { carriedOf } from '#schema/rules/launch/carried.ts';
import type { Carried } from '#schema/rules/launch/carried.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { removedStep, withStep } from './case-change.rules.ts';
import type { PlacedStep } from './case-change.rules.ts';
import { withCase } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';

type Of<Field extends keyof RequestedTestValues> = Pick<RequestedTestValues, Field>;

/** What a change removed: enough to restore it, whatever is typed since. */
export type Reset =
  | { readonly kind: 'activity'; readonly taken: RequestedTestValues }
  | {
      readonly kind: 'applicationType';
      readonly taken: Of<'applicationType' | 'targetingGroups' | 'kilStartingFromTestCycleCode'>;
    }
  | { readonly kind: 'carriedRemove'; readonly taken: Carried }
  | { readonly kind: 'casesIncluded'; readonly taken: Of<'testCasesIncluded' | 'testCasesFile' | 'testCases'> }
  | { readonly kind: 'groupRemove'; readonly index: number; readonly group: TargetingGroup };

export type ImportReset = {
  readonly kind: 'imported';
  readonly taken: Of<'testCases' | 'testCasesFile' | 'importedCasesUrl'> | Of<'knownIssues'> | Of<'testDataPool' | 'testDataFile'>;
};

/** Without `before` the case was added, without `after` it was removed. */
export type CaseReset = { readonly kind: 'case'; readonly index: number } & (
  | { readonly before: TestCase | null; readonly after: TestCase }
  | { readonly before: TestCase; readonly after: null }
);

export type StepReset = PlacedStep & { readonly kind: 'step'; readonly index: number };

export type AnyReset = Reset | ImportReset | CaseReset | StepReset;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Null where the step is empty. */
export function resetOfStep(values: RequestedTestValues, change: WizardChange): StepReset | null {
  if (change.kind !== 'case') return null;
  const { index } = change;
  const removed = removedStep(values.testCases[index], change.change);
  return removed === null ? null : { kind: 'step', index, ...removed };
}

/** Null where nothing changed. */
export function resetOfCase(values: RequestedTestValues, index: number, before: TestCase | null): CaseReset | null {
  const after = values.testCases[index];
  return after === undefined || isSame(before, after) ? null : { kind: 'case', index, before, after };
}

const isUntouched = (values: RequestedTestValues): boolean => {
  const untouched = newRequestedTest(1);
  const { name, activity } = untouched;
  return JSON.stringify({ ...values, name, activity }) === JSON.stringify(untouched);
};

export function resetByImport(values: RequestedTestValues, kind: ImportKind): ImportReset {
  const { testCases, testCasesFile, importedCasesUrl, knownIssues, testDataPool, testDataFile } = values;
  switch (kind) {
    case 'test_cases':
      return { kind: 'imported', taken: { testCases, testCasesFile, importedCasesUrl } };
    case 'known_issues':
      return { kind: 'imported', taken: { knownIssues } };
    case 'test_data':
      return { kind: 'imported', taken: { testDataPool, testDataFile } };
  }
}

/** Null where it removes nothing. */
export function resetBy(values: RequestedTestValues, change: WizardChange): Reset | null {
  const { applicationType, targetingGroups, kilStartingFromTestCycleCode, testCasesIncluded, testCasesFile, testCases } = values;
  switch (change.kind) {
    case 'activity':
      return values.activity === '' || change.activity === values.activity || isUntouched(values)
        ? null
        : { kind: 'activity', taken: values };
    case 'applicationType':
      return change.applicationType === applicationType || targetingGroups.length === 0
        ? null
        : { kind: 'applicationType', taken: { applicationType, targetingGroups, kilStartingFromTestCycleCode } };
    case 'casesIncluded':
      return change.on || testCases.length === 0 ? null : { kind: 'casesIncluded', taken: { testCasesIncluded, testCasesFile, testCases } };
    case 'carriedRemove':
      return { kind: 'carriedRemove', taken: carriedOf(values) };
    case 'groupRemove': {
      const { index } = change;
      const group = targetingGroups[index];
      if (group === undefined || Object.values(group).every((options) => options.length === 0)) return null;
      return { kind: 'groupRemove', index, group };
    }
    default:
      return null;
  }
}

function withCaseBack(values: RequestedTestValues, { index, before, after }: CaseReset): RequestedTestValues {
  const { testCases } = values;
  if (after !== null && !isSame(testCases[index], after)) return values;
  return { ...values, testCases: testCases.toSpliced(index, after === null ? 0 : 1, ...(before === null ? [] : [before])) };
}

/** Keeps everything entered since that is not in the same place. */
export function broughtBack(values: RequestedTestValues, reset: AnyReset): RequestedTestValues {
  switch (reset.kind) {
    case 'step':
      return withCase(values, reset.index, (one) => withStep(one, reset));
    case 'case':
      return withCaseBack(values, reset);
    case 'activity':
      return { ...reset.taken, name: values.name };
    case 'applicationType':
    case 'carriedRemove':
    case 'casesIncluded':
    case 'imported':
      return { ...values, ...reset.taken };
    case 'groupRemove':
      return { ...values, targetingGroups: values.targetingGroups.toSpliced(reset.index, 0, reset.group) };
  }
}
