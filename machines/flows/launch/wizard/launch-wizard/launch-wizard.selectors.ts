import { truncated } from '#schema/rules/launch/summary.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { activityLabels, applicationTypeLabels, wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { holdsTestCases } from '#schema/rules/launch/modes.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { blockingStep, stepProblems, stepsFor } from '#schema/rules/launch/step-rules.ts';
import { stepBefore } from './launch-wizard.rules.ts';
import type { LaunchWizardSnapshot } from './launch-wizard.machine.ts';
import { counted } from '#schema/vocabulary/counted.ts';

/** One step in the stepper: how it stands, and one line of truth. */
export type StepLine = {
  readonly step: WizardStep;
  readonly title: string;
  readonly note: string;
  readonly state: 'open' | 'done' | 'needs_work' | 'locked';
};

const host = (url: string): string => URL.parse(url.trim())?.host ?? '';

function summaryOf(step: WizardStep, values: RequestedTestValues, flags: LaunchFlags): string {
  switch (step) {
    case 'activity':
      return values.activity === '' ? '' : activityLabels[values.activity];
    case 'app':
      return values.applicationType === ''
        ? ''
        : [applicationTypeLabels[values.applicationType], host(values.accessToApplicationUrl)].filter((part) => part !== '').join(', ');
    case 'scope':
      return holdsTestCases(values, flags) ? counted(values.testCases.length, 'test case', 'test cases') : 'Complete';
    case 'targeting':
      return values.customTargetingRequirements.trim() === ''
        ? counted(values.targetingGroups.length, 'targeting group', 'targeting groups')
        : 'Custom targeting';
    case 'test-data':
      return values.requiresTestData === 'true' ? counted(values.testDataPool.length, 'row', 'rows') : 'Not needed';
    case 'review':
      return values.name;
  }
}

function lockedNote(step: WizardStep, blocking: WizardStep, flags: LaunchFlags): string {
  const before = stepBefore(step, flags);
  if (before === blocking || before === null) return `Opens when ${wizardStepLabels[blocking]} has no errors`;
  return step === 'review' ? 'Opens when every step is complete' : `Opens after ${wizardStepLabels[before]}`;
}

const toFix = (step: WizardStep, count: number): StepLine => ({
  step,
  title: wizardStepLabels[step],
  note: counted(count, 'thing to fix', 'things to fix'),
  state: 'needs_work',
});

const beginning: Readonly<Record<string, unknown>> = newRequestedTest(1);

/** Whether a field is still as a new test has it: missing, but not wrong. */
const isUntouched = (values: Readonly<Record<string, unknown>>, { path }: Problem): boolean => {
  const [field = ''] = path.split(/[.[]/);
  return JSON.stringify(values[field]) === JSON.stringify(beginning[field]);
};

function lineOf(step: WizardStep, values: RequestedTestValues, flags: LaunchFlags, current: WizardStep): StepLine {
  const title = wizardStepLabels[step];
  const blocking = blockingStep(step, values, flags);
  if (blocking !== null) return { step, title, note: lockedNote(step, blocking, flags), state: 'locked' };
  const problems = stepProblems(step, values, flags);
  if (problems.length > 0 && problems.every((problem) => isUntouched(values, problem)))
    return { step, title, note: counted(problems.length, 'thing left', 'things left'), state: 'open' };
  if (problems.length > 0) return toFix(step, problems.length);
  return { step, title, note: summaryOf(step, values, flags), state: step === current && step === 'review' ? 'open' : 'done' };
}

type Lines = WeakMap<
  RequestedTestValues,
  { readonly flags: LaunchFlags; readonly current: WizardStep; readonly lines: readonly StepLine[] }
>;
const memo: Lines = new WeakMap();
const red: Lines = new WeakMap();

export const selectStep = (snapshot: LaunchWizardSnapshot): WizardStep => snapshot.context.step;
export const selectWizardValues = (snapshot: LaunchWizardSnapshot): RequestedTestValues => snapshot.context.values;
/** No longer than a name may be: a page that draws more of it stands still. */
export const selectTestName = (snapshot: LaunchWizardSnapshot): string => truncated(snapshot.context.values.name, launchLimits.name);
export const selectTestId = (snapshot: LaunchWizardSnapshot): string => snapshot.context.testId;
export const selectCanGoBack = (snapshot: LaunchWizardSnapshot): boolean =>
  stepBefore(snapshot.context.step, snapshot.context.flags) !== null;

/** The stepper's lines. */
export function selectSteps({ context: { values, flags, step } }: LaunchWizardSnapshot): readonly StepLine[] {
  const known = memo.get(values);
  if (known !== undefined && known.flags === flags && known.current === step) return known.lines;
  const lines = stepsFor(flags).map((one) => lineOf(one, values, flags, step));
  memo.set(values, { flags, current: step, lines });
  return lines;
}

/** The stepper's lines once the step that is filled in shows what is wrong with it. */
export const selectStepsInRed = (snapshot: LaunchWizardSnapshot): readonly StepLine[] => {
  const { values, flags, step } = snapshot.context;
  const known = red.get(values);
  if (known !== undefined && known.flags === flags && known.current === step) return known.lines;
  const lines = selectSteps(snapshot).map((line) =>
    line.step === step && line.state === 'open' ? toFix(step, stepProblems(step, values, flags).length) : line,
  );
  red.set(values, { flags, current: step, lines });
  return lines;
};

/** The plain step that is filled in now. */
export const selectStepRef = ({ children }: LaunchWizardSnapshot) =>
  children.activityStep ?? children.appStep ?? children.targetingStep ?? children.reviewStep;
/** The Scope step, while it is filled in. */
export const selectScopeRef = ({ children }: LaunchWizardSnapshot) => children.scopeStep;
/** The Test data step, while it is filled in. */
export const selectTestDataRef = ({ children }: LaunchWizardSnapshot) => children.testDataStep;
