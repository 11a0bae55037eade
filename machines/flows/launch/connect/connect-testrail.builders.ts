import type { connectTestrailMachine, RunAnswer } from './connect-testrail.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const one = {
  section: 'Cart',
  code: 'C1',
  name: '=SUM is shown',
  prerequisites: '',
  steps: [
    { instruction: 'Open', expectedResult: 'Opens' },
    { instruction: 'Press', expectedResult: '' },
  ],
  additionalInformation: [{ code: 'References', value: 'SHOP-1' }],
  tags: ['smoke', 'cart'],
};
export const answer = (more: Partial<RunAnswer> = {}): RunAnswer => ({ successful: true, messages: [], testCases: [one], ...more });
export const refusal = answer({ successful: false, messages: ['TestRail does not know the test run 9.', 'more'], testCases: [] });

export const connectTestrailSamples: WalkOptions<typeof connectTestrailMachine> = {
  inputs: [{ testRunId: '' }],
  events: [
    { type: 'run.change', testRunId: 'R1' },
    { type: 'run.change', testRunId: 'first' },
    { type: 'run.import' },
    { type: 'run.cancel' },
  ],
  outcomes: { readTestRun: { outputs: [answer(), refusal], errors: [new Error('lost')] } },
  project: ({ context }) => context.testRunId,
};
