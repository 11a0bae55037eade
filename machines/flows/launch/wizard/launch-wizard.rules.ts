import { noEarlierTest, otherAnswer } from '#schema/vocabulary/launch/options.ts';
import type { Activity, ApplicationType, TargetingDimension } from '#schema/vocabulary/launch/options.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { withActivity, withoutCarried } from '#schema/rules/launch/carried.ts';
import type { ImportedValues } from '#schema/rules/launch/import/imported.ts';
import { offersVideoPerCase } from '#schema/rules/launch/modes.ts';
import { emptyTargetingGroup, newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues, TargetingGroup, TargetingOption, TestCase } from '#schema/rules/launch/requested-test.ts';
import { blockingStep, offeredDimensions, stepsFor } from '#schema/rules/launch/step-rules.ts';
import { applyCaseChange, isUntyped, tidied } from './case-change.rules.ts';
import type { CaseChange } from './case-change.rules.ts';

type Ruled =
  | 'activity'
  | 'applicationType'
  | 'testCasesIncluded'
  | 'testCases'
  | 'testCasesFile'
  | 'targetingGroups'
  | 'scopeRequirements'
  | 'videoRequired';

export type WizardChange =
  | { readonly kind: 'fields'; readonly fields: Partial<Omit<RequestedTestValues, Ruled>> }
  | { readonly kind: 'activity'; readonly activity: Activity }
  | { readonly kind: 'applicationType'; readonly applicationType: ApplicationType }
  | { readonly kind: 'carriedRemove' }
  | { readonly kind: 'casesIncluded'; readonly on: boolean }
  | { readonly kind: 'case'; readonly index: number; readonly change: CaseChange }
  | { readonly kind: 'imported'; readonly values: ImportedValues; readonly source: string }
  | { readonly kind: 'video'; readonly answer: 'true' | 'false' }
  | { readonly kind: 'answer'; readonly content: string; readonly answers: readonly string[]; readonly other: string }
  | { readonly kind: 'groupAdd'; readonly languages: readonly TargetingOption[] }
  | { readonly kind: 'groupDuplicate'; readonly index: number }
  | { readonly kind: 'groupRemove'; readonly index: number }
  | {
      readonly kind: 'groupOptions';
      readonly index: number;
      readonly dimension: TargetingDimension;
      readonly options: readonly TargetingOption[];
    };

const withGroup = (
  values: RequestedTestValues,
  index: number,
  change: (group: TargetingGroup) => readonly TargetingGroup[],
): RequestedTestValues => ({
  ...values,
  targetingGroups: values.targetingGroups.flatMap((group, at) => (at === index ? change(group) : [group])),
});

export const withCase = (values: RequestedTestValues, index: number, change: (one: TestCase) => TestCase): RequestedTestValues => ({
  ...values,
  testCases: values.testCases.map((one, at) => (at === index ? change(one) : one)),
});

/** The tags of a test case as a change types them; null where it types none. */
export const typedTags = (change: WizardChange): string | null =>
  change.kind === 'case' && change.change.kind === 'tags' ? change.change.typed : null;

/** Without the case at this place. */
export const withoutCase = (values: RequestedTestValues, index: number | undefined): RequestedTestValues => ({
  ...values,
  testCases: values.testCases.filter((_, at) => at !== index),
});

/** Without empty steps, and without a new case in which nothing is written; the same object where there are none. */
export function withTidied(values: RequestedTestValues, index: number, isNew: boolean): RequestedTestValues {
  const one = values.testCases[index];
  if (isNew && one !== undefined && isUntyped(one)) return withoutCase(values, index);
  return one === undefined || tidied(one) === one ? values : withCase(values, index, tidied);
}

/** Empty where cases of another file were kept. */
const fileOfAll = (before: string, source: string, kept: number): string => (kept === 0 || before === source ? source : '');

function withImported(values: RequestedTestValues, imported: ImportedValues, source: string): RequestedTestValues {
  switch (imported.kind) {
    case 'test_cases':
      return {
        ...values,
        testCases: imported.testCases,
        testCasesFile: fileOfAll(values.testCasesFile, source, imported.kept),
        importedCasesUrl: linkOfAll(values, imported.kept),
      };
    case 'known_issues':
      return { ...values, knownIssues: imported.knownIssues };
    case 'test_data':
      return { ...values, testDataPool: imported.testDataPool, testDataFile: source };
  }
}

/** Earlier tests depend on the application type; 'none' fits every one. */
const earlierFor = ({ kilStartingFromTestCycleCode: chosen }: RequestedTestValues): string => (chosen === noEarlierTest ? chosen : '');

const linkOfAll = ({ testCasesSource, testCasesUrl, importedCasesUrl }: RequestedTestValues, kept: number): string => {
  if (testCasesSource !== 'url') return '';
  return kept === 0 ? testCasesUrl : importedCasesUrl;
};

type Facts = { readonly flags: LaunchFlags };
type ChangeOf<Kind extends WizardChange['kind']> = Extract<WizardChange, { readonly kind: Kind }>;
type Changers = {
  readonly [Kind in WizardChange['kind']]: (values: RequestedTestValues, change: ChangeOf<Kind>, facts: Facts) => RequestedTestValues;
};

const changers: Changers = {
  fields: (values, { fields }) => ({ ...values, ...fields }),
  activity: (values, { activity }) => {
    if (values.activity === activity) return values;
    return values.activity === '' ? withActivity(values, activity) : { ...newRequestedTest(1), name: values.name, activity };
  },
  carriedRemove: withoutCarried,
  applicationType: (values, { applicationType }) =>
    values.applicationType === applicationType
      ? values
      : { ...values, applicationType, targetingGroups: [], kilStartingFromTestCycleCode: earlierFor(values) },
  casesIncluded: (values, { on }) =>
    on ? { ...values, testCasesIncluded: 'true' } : { ...values, testCasesIncluded: 'false', testCasesFile: '', testCases: [] },
  case: (values, { index, change }) => withCase(values, index, (one) => applyCaseChange(one, change)),
  imported: (values, { values: imported, source }) => withImported(values, imported, source),
  video: (values, { answer }, { flags }) => ({
    ...values,
    videoRequired: answer,
    videoRequirementStrategy: answer === 'true' && !offersVideoPerCase(values, flags) ? 'session' : values.videoRequirementStrategy,
  }),
  answer: (values, { content, answers, other }) => ({
    ...values,
    scopeRequirements: [
      ...values.scopeRequirements.filter((one) => one.content !== content),
      { content, answers, other: answers.includes(otherAnswer) ? other : '' },
    ],
  }),
  groupAdd: (values, { languages }) => ({
    ...values,
    targetingGroups: [
      ...values.targetingGroups,
      { ...emptyTargetingGroup, languages: offeredDimensions(values).includes('languages') ? languages : [] },
    ],
  }),
  groupDuplicate: (values, { index }) => withGroup(values, index, (group) => [group, group]),
  groupRemove: (values, { index }) => withGroup(values, index, () => []),
  groupOptions: (values, { index, dimension, options }) => withGroup(values, index, (group) => [{ ...group, [dimension]: options }]),
};

/** Another activity resets all but the name, another application type the targeting groups. */
export function applyChange(values: RequestedTestValues, change: WizardChange, facts: Facts): RequestedTestValues {
  const changer = changers[change.kind] as (values: RequestedTestValues, change: WizardChange, facts: Facts) => RequestedTestValues;
  return changer(values, change, facts);
}

/** The requested step, or the first one before it with a problem. */
export function reachableStep(wished: WizardStep, values: RequestedTestValues, flags: LaunchFlags): WizardStep {
  const steps = stepsFor(flags);
  const known = steps.includes(wished) ? wished : 'review';
  return blockingStep(known, values, flags) ?? known;
}

export function stepBefore(step: WizardStep, flags: LaunchFlags): WizardStep | null {
  const steps = stepsFor(flags);
  return steps[steps.indexOf(step) - 1] ?? null;
}

export const touching = (touched: readonly string[], field: string): readonly string[] =>
  touched.includes(field) ? touched : [...touched, field];
