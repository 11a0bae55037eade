import type { Answer } from '#machines/lib/answer.ts';
import type { takeBackLaunchMachine } from './take-back-launch.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const takenBack: Answer = { successful: true, messages: [] };
export const refused: Answer = { successful: false, messages: ['A tester was invited.'] };

export const takeBackLaunchSamples: WalkOptions<typeof takeBackLaunchMachine> = {
  inputs: [{ left: 10_000 }],
  events: [{ type: 'launch.takeBack' }],
  outcomes: { takeBackLaunch: { outputs: [takenBack, refused], errors: [new Error('gone')] } },
};
