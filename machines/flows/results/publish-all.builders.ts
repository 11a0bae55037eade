import type { Answer } from '#machines/lib/answer.ts';
import type { publishAllMachine } from './publish-all.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { testId: 't1' };
export const testers = [
  { id: 'p1', stops: [] },
  { id: 'p2', stops: [] },
  { id: 'p3', stops: ['mass_passing'] },
] as const;
export const confirm = { type: 'publish.confirm', testers, key: 'k1' } as const;
export const refused: Answer = { successful: false, messages: ['One tester is still testing.'] };

export const publishAllSamples: WalkOptions<typeof publishAllMachine> = {
  inputs: [input],
  events: [confirm, { ...confirm, testers: [] }, { type: 'testers.toggle', testers }, { type: 'dialog.close' }],
  outcomes: { publishAllResults: { outputs: [{ successful: true, messages: [] }, refused], errors: [new Error('gone')] } },
  project: ({ context }) => [context.failure, context.choice],
};
