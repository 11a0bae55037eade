import type { LaunchEstimate } from '#schema/rules/launch/estimate.ts';
import { exploratory, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { requestToEstimate } from './estimate-launch.ts';
import type { estimateLaunchMachine } from './estimate-launch.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const estimate = (credits: number): LaunchEstimate => ({
  credits,
  balanceAfter: 10,
  hours: { from: 1, to: 2 },
  pastTests: 0,
  tests: [],
});
export const values = (more: Partial<RequestedTestValues> = {}) =>
  exploratory({ accessToApplicationUrl: 'https://shop.example.com', ...more });
export const changed = (...tests: readonly RequestedTestValues[]) =>
  ({
    type: 'request.changed',
    ...requestToEstimate(
      tests.map((each, index) => ({ id: `t${index}`, values: each })),
      plainFlags,
    ),
  }) as const;
const urls = ['https://a.example.com'];
export const { tests } = changed(values());

export const estimateLaunchSamples: WalkOptions<typeof estimateLaunchMachine> = {
  inputs: [undefined],
  events: [
    { type: 'request.changed', tests, urls },
    { type: 'request.changed', tests: tests.map((each) => ({ ...each, testCasesCount: 3 })), urls: [] },
    { type: 'request.changed', tests: [], urls },
    { type: 'estimate.retry' },
  ],
  outcomes: {
    askEstimate: { outputs: [estimate(1)], errors: [new Error('offline')] },
    checkLinks: { outputs: [{ 'https://a.example.com': 'answers' }], errors: [new Error('offline')] },
  },
  project: ({ context }) => [context.tests, Object.keys(context.links)],
};
