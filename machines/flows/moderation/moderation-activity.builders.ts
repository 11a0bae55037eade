import type { moderationActivityMachine } from './moderation-activity.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { caseResultId: 'r1' };
const answers = { outputs: [undefined], errors: [new Error('gone')] };

export const moderationActivitySamples: WalkOptions<typeof moderationActivityMachine> = {
  inputs: [input],
  events: [{ type: 'mouse.moved' }, { type: 'panel.close' }],
  outcomes: { registerActivity: answers, finishActivity: answers, watchMouse: { errors: [new Error('gone')] } },
  project: ({ context }) => context.hasMoved,
};
