import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { isStepOpen } from '#schema/rules/launch/step-rules.ts';
import { reachableStep } from './launch-wizard.rules.ts';
import type {
  LaunchWizardContext,
  LaunchWizardEmitted,
  LaunchWizardEvent,
  LaunchWizardInput,
  LaunchWizardOutput,
  LaunchWizardTag,
} from './launch-wizard.types.ts';
import { broughtBack } from './resets.rules.ts';
import type { AnyReset } from './resets.rules.ts';
import { scopeStepMachine } from './scope-step.machine.ts';
import { testDataStepMachine } from './test-data-step.machine.ts';
import { wizardStepMachine } from './wizard-step.machine.ts';

export type LaunchWizardActorRef = ActorRefFrom<typeof launchWizardMachine>;
export type LaunchWizardSnapshot = SnapshotFrom<typeof launchWizardMachine>;

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

/** Leads through the steps of one test; a step opens while every earlier one validates, and going back loses nothing. */
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
