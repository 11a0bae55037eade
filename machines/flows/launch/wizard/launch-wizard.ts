import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot, ActorRefFrom, SnapshotFrom } from 'xstate';
import { broughtBack } from './resets.rules.ts';
import type { AnyReset } from './resets.rules.ts';
import { wizardStepMachine } from './wizard-step.ts';
import type { ValuesNotice } from './wizard-step.ts';
import { isStepOpen, blockingStep, stepProblems, stepsFor } from '#schema/rules/launch/step-rules.ts';
import { reachableStep, stepBefore } from './launch-wizard.rules.ts';
import { scopeStepMachine } from './scope-step.ts';
import { testDataStepMachine } from './test-data-step.ts';
import { truncated } from '#schema/rules/launch/summary.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { activityLabels, applicationTypeLabels, wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import { holdsTestCases } from '#schema/rules/launch/modes.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import { counted } from '#schema/vocabulary/counted.ts';

export type WizardNotice = { readonly type: 'wizard.changed'; readonly step: WizardStep; readonly values: RequestedTestValues };
type WizardListener = ActorRef<Snapshot<unknown>, WizardNotice>;

type LaunchWizardInput = {
  readonly testId: string;
  readonly step: WizardStep;
  readonly values: RequestedTestValues;
  readonly flags: LaunchFlags;
  readonly listener: WizardListener;
  /** Somebody else edits it, or it is shared for reading. */
  readonly isReading: boolean;
};
type LaunchWizardContext = LaunchWizardInput;
export type LaunchWizardEvent =
  | { readonly type: 'step.open'; readonly step: WizardStep }
  | { readonly type: 'step.back' }
  | { readonly type: 'step.retry' }
  /** Undoes a reset, at the step where it was made. */
  | { readonly type: 'values.restore'; readonly step: WizardStep; readonly reset: AnyReset }
  | ValuesNotice;
type LaunchWizardOutput = { readonly testId: string; readonly values: RequestedTestValues };
type LaunchWizardEmitted = { readonly type: 'step.opened'; readonly step: WizardStep };
type LaunchWizardTag = 'editable' | 'refused' | 'settled';

export type LaunchWizardActorRef = ActorRefFrom<typeof launchWizardMachine>;
type LaunchWizardSnapshot = SnapshotFrom<typeof launchWizardMachine>;

const opens = (step: WizardStep) => ({
  type: 'isOpened' as const,
  params: ({ event }: { event: { step: WizardStep } }) => ({ wished: event.step, step }),
});
const starts = (step: WizardStep) => ({ type: 'isStart' as const, params: { step } });
const entered = (step: WizardStep) => [
  { type: 'rememberStep' as const, params: { step } },
  'announceWizard' as const,
  'announceStep' as const,
];
const done = ({ event }: { event: { output: { values: RequestedTestValues } } }) => ({ values: event.output.values });
const filled = [{ type: 'rememberValues' as const, params: done }, 'announceWizard' as const];

/** A step opens while every earlier one validates; going back loses nothing. */
export const launchWizardMachine = setup({
  types: {
    context: {} as LaunchWizardContext,
    events: {} as LaunchWizardEvent,
    input: {} as LaunchWizardInput,
    output: {} as LaunchWizardOutput,
    emitted: {} as LaunchWizardEmitted,
    tags: {} as LaunchWizardTag,
    children: {} as {
      activityStep: 'activityStep';
      appStep: 'appStep';
      scopeStep: 'scopeStep';
      targetingStep: 'targetingStep';
      testDataStep: 'testDataStep';
      reviewStep: 'reviewStep';
    },
  },
  actors: {
    activityStep: wizardStepMachine,
    appStep: wizardStepMachine,
    scopeStep: scopeStepMachine,
    targetingStep: wizardStepMachine,
    testDataStep: testDataStepMachine,
    reviewStep: wizardStepMachine,
  },
  actions: {
    rememberValues: assign((_, params: { values: RequestedTestValues }) => ({ values: params.values })),
    rememberBroughtBack: assign(({ context }, { reset }: { reset: AnyReset }) => ({
      values: broughtBack(context.values, reset),
    })),
    rememberStep: assign((_, params: { step: WizardStep }) => ({ step: params.step })),
    tellScope: enqueueActions(({ enqueue }, { reset }: { reset: AnyReset }) => {
      if (reset.kind === 'step') enqueue.sendTo('scopeStep', { type: 'step.restore', reset });
    }),
    announceWizard: sendTo(
      ({ context }) => context.listener,
      ({ context }) => ({ type: 'wizard.changed', step: context.step, values: context.values }),
    ),
    announceStep: emit(({ context }) => ({ type: 'step.opened' as const, step: context.step })),
  },
  guards: {
    isStart: ({ context }, params: { step: WizardStep }) => context.step === params.step,
    isOpened: ({ context }, params: { wished: WizardStep; step: WizardStep }) =>
      params.wished === params.step && context.step !== params.step && isStepOpen(params.step, context.values, context.flags),
    mayType: ({ context }) => !context.isReading,
    mayRestoreStep: ({ context }, { reset }: { reset: AnyReset }) => !context.isReading && reset.kind === 'step',
    hasTestData: ({ context }) => context.flags.uniqueTestData,
  },
}).createMachine({
  id: 'launchWizard',
  context: ({ input }) => ({ ...input, step: reachableStep(input.step, input.values, input.flags) }),
  output: ({ context }) => ({ testId: context.testId, values: context.values }),
  initial: 'opening',
  on: {
    'values.changed': { actions: [{ type: 'rememberValues', params: ({ event }) => ({ values: event.values }) }, 'announceWizard'] },
    'values.restore': {
      guard: 'mayType',
      target: '.opening',
      actions: [
        { type: 'rememberBroughtBack', params: ({ event }) => ({ reset: event.reset }) },
        { type: 'rememberStep', params: ({ event }) => ({ step: event.step }) },
        'announceWizard',
      ],
    },
    'step.open': [
      { guard: opens('activity'), target: '.activity' },
      { guard: opens('app'), target: '.app' },
      { guard: opens('scope'), target: '.scope' },
      { guard: opens('targeting'), target: '.targeting' },
      { guard: opens('test-data'), target: '.testData' },
      { guard: opens('review'), target: '.review' },
    ],
  },
  states: {
    opening: {
      always: [
        { guard: starts('activity'), target: 'activity' },
        { guard: starts('app'), target: 'app' },
        { guard: starts('scope'), target: 'scope' },
        { guard: starts('targeting'), target: 'targeting' },
        { guard: starts('test-data'), target: 'testData' },
        { target: 'review' },
      ],
    },
    activity: {
      tags: 'editable',
      entry: entered('activity'),
      invoke: {
        id: 'activityStep',
        src: 'activityStep',
        input: ({ context, self }) => ({ step: 'activity', values: context.values, flags: context.flags, listener: self }),
        onDone: { target: 'app', actions: filled },
        onError: 'failed',
      },
    },
    app: {
      tags: 'editable',
      entry: entered('app'),
      invoke: {
        id: 'appStep',
        src: 'appStep',
        input: ({ context, self }) => ({ step: 'app', values: context.values, flags: context.flags, listener: self }),
        onDone: { target: 'scope', actions: filled },
        onError: 'failed',
      },
      on: { 'step.back': 'activity' },
    },
    scope: {
      tags: 'editable',
      entry: entered('scope'),
      invoke: {
        id: 'scopeStep',
        src: 'scopeStep',
        input: ({ context, self }) => ({ ...context, step: 'scope', listener: self }),
        onDone: { target: 'targeting', actions: filled },
        onError: 'failed',
      },
      on: {
        'step.back': 'app',
        'values.restore': {
          guard: { type: 'mayRestoreStep', params: ({ event }) => ({ reset: event.reset }) },
          actions: { type: 'tellScope', params: ({ event }) => ({ reset: event.reset }) },
        },
      },
    },
    targeting: {
      tags: 'editable',
      entry: entered('targeting'),
      invoke: {
        id: 'targetingStep',
        src: 'targetingStep',
        input: ({ context, self }) => ({ step: 'targeting', values: context.values, flags: context.flags, listener: self }),
        onDone: [
          { guard: 'hasTestData', target: 'testData', actions: filled },
          { target: 'review', actions: filled },
        ],
        onError: 'failed',
      },
      on: { 'step.back': 'scope' },
    },
    testData: {
      tags: 'editable',
      entry: entered('test-data'),
      invoke: {
        id: 'testDataStep',
        src: 'testDataStep',
        input: ({ context, self }) => ({ ...context, step: 'test-data', listener: self }),
        onDone: { target: 'review', actions: filled },
        onError: 'failed',
      },
      on: { 'step.back': 'targeting' },
    },
    review: {
      tags: 'editable',
      entry: entered('review'),
      invoke: {
        id: 'reviewStep',
        src: 'reviewStep',
        input: ({ context, self }) => ({ step: 'review', values: context.values, flags: context.flags, listener: self }),
        onDone: { target: 'completed', actions: filled },
        onError: 'failed',
      },
      on: { 'step.back': [{ guard: 'hasTestData', target: 'testData' }, { target: 'targeting' }] },
    },
    failed: { tags: 'refused', on: { 'step.retry': 'opening' } },
    completed: { type: 'final', tags: 'settled' },
  },
});

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

/** Missing, but not wrong. */
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
/** Truncated: a page that renders a huge name freezes. */
export const selectTestName = (snapshot: LaunchWizardSnapshot): string => truncated(snapshot.context.values.name, launchLimits.name);
export const selectTestId = (snapshot: LaunchWizardSnapshot): string => snapshot.context.testId;
export const selectCanGoBack = (snapshot: LaunchWizardSnapshot): boolean =>
  stepBefore(snapshot.context.step, snapshot.context.flags) !== null;

export function selectSteps({ context: { values, flags, step } }: LaunchWizardSnapshot): readonly StepLine[] {
  const known = memo.get(values);
  if (known !== undefined && known.flags === flags && known.current === step) return known.lines;
  const lines = stepsFor(flags).map((one) => lineOf(one, values, flags, step));
  memo.set(values, { flags, current: step, lines });
  return lines;
}

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

export const selectStepRef = ({ children }: LaunchWizardSnapshot) =>
  children.activityStep ?? children.appStep ?? children.targetingStep ?? children.reviewStep;
export const selectScopeRef = ({ children }: LaunchWizardSnapshot) => children.scopeStep;
export const selectTestDataRef = ({ children }: LaunchWizardSnapshot) => children.testDataStep;
