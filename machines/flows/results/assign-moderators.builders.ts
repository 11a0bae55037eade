import type { assignModeratorsMachine } from './assign-moderators.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { testId: 't1' };

export const assignModeratorsSamples: WalkOptions<typeof assignModeratorsMachine> = {
  inputs: [input],
  events: [{ type: 'moderator.toggle', userId: 'u1' }, { type: 'moderators.assign' }],
  outcomes: { assignModerators: { outputs: [{ assigned: ['u1'], messages: [] }], errors: [new Error('gone')] } },
  project: ({ context }) => context.chosen.length,
};
