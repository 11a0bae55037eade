import { and, assign, not, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { FailedCondition } from '#schema/vocabulary/test.ts';
import type { AdvancedTestContext, AdvancedTestEvent, AdvancedTestRow } from './advanced-test.types.ts';

const advancedTestSetup = setup({
  types: { context: {} as AdvancedTestContext, events: {} as AdvancedTestEvent, input: {} as AdvancedTestContext },
  guards: {
    mayEvaluate: roleIn('system'),
    mayLaunchItself: roleIn('system'),
    mayLaunch: roleIn('test_manager'),
    isAutoLaunching: ({ context }) => context.autoLaunchingEnabled,
    isUnapproved: ({ context }) => context.isUnapproved,
    hasFailedConditions: ({ event }) => 'failedConditions' in event && event.failedConditions.length > 0,
  },
  actions: {
    rememberConditions: assign((_, params: { failedConditions: readonly FailedCondition[] }) => ({
      failedConditions: params.failedConditions,
    })),
    rememberTest: assign((_, params: { testId: string }) => ({ launchedTestId: params.testId })),
  },
});

type Evaluated = { readonly event: { readonly failedConditions: readonly FailedCondition[] } };
const remembering = {
  type: 'rememberConditions',
  params: ({ event: { failedConditions } }: Evaluated) => ({ failedConditions }),
} as const;
const evaluated = [
  {
    guard: and(['mayEvaluate', not('isUnapproved'), 'isAutoLaunching', not('hasFailedConditions')]),
    target: 'ready_to_launch',
    actions: remembering,
  },
  {
    guard: and(['mayEvaluate', not('isUnapproved'), 'isAutoLaunching', 'hasFailedConditions']),
    target: 'requires_manual_evaluation',
    actions: remembering,
  },
] as const;

/** How one requested test comes to be launched: by itself where its conditions hold, else by a test manager. */
export const advancedTestMachine = advancedTestSetup.createMachine({
  id: 'advancedTest',
  context: ({ input }) => input,
  initial: 'ready_to_launch',
  states: {
    ready_to_launch: {
      on: {
        'launch.evaluate': evaluated,
        'test.launch': [
          {
            guard: and(['mayLaunchItself', not('isUnapproved'), 'isAutoLaunching']),
            target: 'launched_automatically',
            actions: { type: 'rememberTest', params: ({ event }) => ({ testId: event.testId }) },
          },
          {
            guard: and(['mayLaunch', not('isUnapproved')]),
            target: 'launched_manually',
            actions: { type: 'rememberTest', params: ({ event }) => ({ testId: event.testId }) },
          },
        ],
      },
    },
    requires_manual_evaluation: {
      description: 'It cannot start by itself; the failed conditions say why.',
      on: {
        'launch.evaluate': evaluated,
        'test.launch': {
          guard: and(['mayLaunch', not('isUnapproved')]),
          target: 'launched_manually',
          actions: { type: 'rememberTest', params: ({ event }) => ({ testId: event.testId }) },
        },
      },
    },
    launched_automatically: { description: 'It rests, unless a schedule repeats it.', on: { 'launch.repeat': evaluated } },
    launched_manually: { on: { 'launch.repeat': evaluated } },
  },
});

export const advancedTestLifecycle = columnLifecycle<typeof advancedTestMachine, AdvancedTestRow>({
  name: 'advanced-test',
  machine: advancedTestMachine,
  status: 'autoLaunchStatus',
  remembers: ['failedConditions', 'launchedTestId'],
  facts: ['autoLaunchingEnabled', 'isUnapproved'],
  reasons: {
    mayEvaluate: notAllowed('Only the system evaluates requested tests.'),
    mayLaunchItself: notAllowed('Only test managers can launch a supervised test.'),
    mayLaunch: notAllowed('Only test managers can launch a supervised test.'),
    isAutoLaunching: refusal('not_enabled', 'Tests of this organization do not launch by themselves.'),
    isUnapproved: refusal('invalid_state', 'This request waits for approval.'),
    hasFailedConditions: refusal('invalid_state', 'This test does not meet every condition for launching by itself.'),
  },
  sentences: {
    ready_to_launch: 'This test is ready to launch.',
    requires_manual_evaluation: 'This test has to be evaluated by a test manager.',
    launched_automatically: 'This test has been launched automatically.',
    launched_manually: 'This test has been launched by a test manager.',
  },
  samples: {
    'launch.evaluate': { failedConditions: [] },
    'launch.repeat': { failedConditions: [] },
    'test.launch': { testId: '00000000-0000-4000-8000-000000000001' },
  },
});
