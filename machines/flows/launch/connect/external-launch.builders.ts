import type { externalLaunchMachine, LaunchReply, LaunchAnswer, RunAnswer, ExternalLaunchInput } from './external-launch.ts';
import { emptyExternalRun } from '#schema/rules/launch/external-run.ts';
import type { ExternalRun } from '#schema/rules/launch/external-run.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const testrail: ExternalRun = { vendor: 'testrail', externalTestId: '42', projectId: null };
export const squad: ExternalRun = { vendor: 'zephyr-squad', externalTestId: '21', projectId: '10100' };
export const details = { name: 'Cart smoke', description: 'Before a release', numberOfCases: 4, inProgress: 0 };
export const found: RunAnswer = { kind: 'found', run: details };
const empty: RunAnswer = { kind: 'found', run: { ...details, numberOfCases: 0 } };
export const notLoaded: RunAnswer = { kind: 'refused', error: { code: 'invalid_integration', message: 'TestRail is away.' } };
export const signedOut: LaunchReply = { kind: 'signedOut' };
export const received: LaunchAnswer = { testId: 'a1', error: null };
export const refused: LaunchAnswer = { testId: null, error: { code: 'record_invalid', message: 'No.' } };
export const filled = {
  ...emptyExternalRun,
  name: 'Mine',
  applicationUrl: 'https://shop.example.com',
  credentialsAndAccessInstructions: 'Ask Ann',
};
export const fresh: ExternalLaunchInput = { run: testrail, seed: 's1', values: null, attempt: null, unread: [] };

export const externalLaunchSamples: WalkOptions<typeof externalLaunchMachine> = {
  inputs: [fresh, { ...fresh, values: filled }, { ...fresh, unread: [{ field: 'name', of: '', value: 7 }] }, { ...fresh, run: squad }],
  events: [
    { type: 'load.retry' },
    { type: 'values.change', fields: { name: 'Other' } },
    { type: 'field.leave', field: 'name' },
    { type: 'launch.confirm' },
    { type: 'unread.forget' },
  ],
  outcomes: {
    loadRun: { outputs: [found, empty, notLoaded], errors: [new Error('lost')] },
    launchRun: {
      outputs: [{ kind: 'answered', answer: received }, { kind: 'answered', answer: refused }, signedOut],
      errors: [new Error('lost')],
    },
  },
  project: ({ context }) => [context.run.vendor, context.unread.length, context.values?.applicationUrl, context.details?.numberOfCases],
};
