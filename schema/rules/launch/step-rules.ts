import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { dimensionsFor, targetingDimensions } from '#schema/vocabulary/launch/options.ts';
import { wizardSteps } from '#schema/vocabulary/launch/places.ts';
import type { TargetingDimension } from '#schema/vocabulary/launch/options.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import type { LaunchFlags } from './flags.ts';
import { isFastDelivery } from './modes.ts';
import { check, checkOptional, checkText, contentProblems, problem, requiredAddress } from './problems.ts';
import type { Problem } from './problems.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { scopeProblems } from './scope-rules.ts';

type StepRule = (values: RequestedTestValues, flags: LaunchFlags) => readonly Problem[];

const activityProblems: StepRule = ({ activity }) => (activity === '' ? [problem('activity', 'blank', launchMessages.activity)] : []);

const appProblems: StepRule = (values) => [
  ...(values.applicationType === '' ? [problem('applicationType', 'blank', launchMessages.applicationType)] : []),
  ...check(
    'accessToApplicationUrl',
    requiredAddress(launchMessages.applicationUrl, launchMessages.url, launchLimits.url),
    values.accessToApplicationUrl,
    launchMessages.applicationUrl,
  ),
  ...checkOptional('applicationName', values.applicationName, launchLimits.applicationField),
  ...(offersVersion(values) ? checkOptional('applicationVersion', values.applicationVersion, launchLimits.applicationField) : []),
];

export const offersVersion = (values: RequestedTestValues): boolean =>
  values.applicationType === 'android' || values.applicationType === 'ios';

/** All until activity and application type are known. */
export const offeredDimensions = (values: RequestedTestValues): readonly TargetingDimension[] =>
  values.activity === '' || values.applicationType === '' ? targetingDimensions : dimensionsFor(values.activity, values.applicationType);

const targetingProblems: StepRule = (values, flags) => {
  const custom = values.customTargetingRequirements;
  if (custom.trim() !== '') {
    return isFastDelivery(values, flags)
      ? [problem('customTargetingRequirements', 'invalid', launchMessages.standardOnly)]
      : checkOptional('customTargetingRequirements', custom, launchLimits.textArea);
  }
  if (values.targetingGroups.length === 0) return [problem('targetingGroups', 'blank', launchMessages.targetingGroups)];
  const offered = offeredDimensions(values);
  return values.targetingGroups.flatMap((group, index) =>
    offered.every((dimension) => group[dimension].length === 0)
      ? [problem(`targetingGroups[${index}]`, 'blank', launchMessages.targetingOption)]
      : [],
  );
};

const testDataProblems: StepRule = (values, flags) => {
  if (!flags.uniqueTestData) return [];
  if (values.requiresTestData === '') return [problem('requiresTestData', 'blank', launchMessages.testDataChoice)];
  if (values.requiresTestData === 'false') return [];
  return values.testDataPool.length === 0
    ? [problem('testDataPool', 'blank', launchMessages.testData)]
    : contentProblems(values.testDataPool, 'testDataPool');
};

const reviewProblems: StepRule = ({ name }) => checkText('name', name.trim(), launchMessages.testName, launchLimits.name);

const stepRules: Readonly<Record<WizardStep, StepRule>> = {
  activity: activityProblems,
  app: appProblems,
  scope: scopeProblems,
  targeting: targetingProblems,
  'test-data': testDataProblems,
  review: reviewProblems,
};

/** Test data only with its feature. */
export const stepsFor = (flags: LaunchFlags): readonly WizardStep[] =>
  wizardSteps.filter((step) => step !== 'test-data' || flags.uniqueTestData);

type Known = { readonly flags: LaunchFlags; readonly steps: Map<WizardStep, readonly Problem[]> };
const known = new WeakMap<RequestedTestValues, Known>();

/** Memoized by values. */
export function stepProblems(step: WizardStep, values: RequestedTestValues, flags: LaunchFlags): readonly Problem[] {
  const kept = known.get(values);
  const { steps } = kept?.flags === flags ? kept : { steps: new Map<WizardStep, readonly Problem[]>() };
  const found = steps.get(step) ?? stepRules[step](values, flags);
  known.set(values, { flags, steps: steps.set(step, found) });
  return found;
}

export const deliveryConflict = (step: WizardStep, values: RequestedTestValues, flags: LaunchFlags): Problem | null =>
  stepProblems(step, values, flags).find(
    ({ message }) => message === launchMessages.standardOnly || message === launchMessages.tooManyTestCases,
  ) ?? null;

const fastFits = new WeakMap<RequestedTestValues, { readonly flags: LaunchFlags; readonly fits: boolean }>();

export function fitsFastDelivery(values: RequestedTestValues, flags: LaunchFlags): boolean {
  const known = fastFits.get(values);
  if (known?.flags === flags) return known.fits;
  const fast: RequestedTestValues = { ...values, moderationEnabled: 'false' };
  const fits = stepsFor(flags).every((step) => deliveryConflict(step, fast, flags) === null);
  fastFits.set(values, { flags, fits });
  return fits;
}

export const testProblems = (values: RequestedTestValues, flags: LaunchFlags): readonly Problem[] =>
  stepsFor(flags).flatMap((step) => stepProblems(step, values, flags));

/** Every earlier step must validate. */
export function isStepOpen(step: WizardStep, values: RequestedTestValues, flags: LaunchFlags): boolean {
  return blockingStep(step, values, flags) === null && stepsFor(flags).includes(step);
}

/** Null when it is open. */
export function blockingStep(step: WizardStep, values: RequestedTestValues, flags: LaunchFlags): WizardStep | null {
  const steps = stepsFor(flags);
  return steps.slice(0, Math.max(0, steps.indexOf(step))).find((earlier) => stepProblems(earlier, values, flags).length > 0) ?? null;
}

export function stepOf(path: string, values: RequestedTestValues, flags: LaunchFlags): WizardStep {
  const field = path.replace(/\[.*$/, '');
  const named = fieldSteps[field];
  return named ?? stepsFor(flags).find((step) => stepProblems(step, values, flags).some((found) => found.path === path)) ?? 'scope';
}

const fieldSteps: Readonly<Record<string, WizardStep>> = {
  activity: 'activity',
  moderationEnabled: 'activity',
  applicationType: 'app',
  applicationName: 'app',
  applicationVersion: 'app',
  accessToApplicationUrl: 'app',
  customTargetingRequirements: 'targeting',
  targetingGroups: 'targeting',
  requiresTestData: 'test-data',
  testDataPool: 'test-data',
  name: 'review',
};
