import type { SupervisedAnswer } from './supervised-form.rules.ts';
import type { launchSeveralMachine, SeveralTest, LaunchSeveralEvent } from './launch-several.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const test = (id: string, problems = 0): SeveralTest => ({
  id,
  name: `Test ${id}`,
  problems,
  groups: 1,
  testers: 3,
  payout: 300,
  plainPayout: 200,
  isMultiplied: false,
  credits: 6,
  key: `key-${id}`,
  input: {
    parentTestId: 'a',
    applicationUrl: '',
    name: '',
    testEnvironments: [],
    testerSpecificationDocument: '',
    testerGroups: [],
    payoutBaseAmount: 50,
    automaticTesterManagementEnabled: true,
  },
  checks: [],
});
/** The form of one that was launched is empty again. */
export const tests: readonly SeveralTest[] = [test('1'), test('2'), test('3', 2), test('4', 1)];
export const refusals = { 1: null, 2: null, 3: null, 4: 'Launched already.' };
export const launched = (testId: string): SupervisedAnswer => ({
  kind: 'launched',
  receipt: { testId, resultsPageUrl: `/results/${testId}` },
});
export const no: SupervisedAnswer = { kind: 'refused', messages: ['Credits are not enough.', 'Another'] };
const events: readonly LaunchSeveralEvent[] = [
  { type: 'load.retry' },
  { type: 'test.toggle', id: '1' },
  { type: 'test.toggle', id: '4' },
  { type: 'all.toggle' },
  { type: 'tests.launch' },
  { type: 'request.changed', refusals },
];

export const launchSeveralSamples: WalkOptions<typeof launchSeveralMachine> = {
  inputs: [{ refusals }],
  events,
  outcomes: {
    loadTests: { outputs: [tests, []], errors: [new Error('offline')] },
    launchTest: { outputs: [launched('s'), no], errors: [new Error('offline')] },
  },
  project: ({ context }) => [context.chosen.length, context.waiting.length, context.tests.length],
};
