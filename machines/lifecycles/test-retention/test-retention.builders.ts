import { testRetentionLifecycle } from './test-retention.machine.ts';
import type { testRetentionMachine } from './test-retention.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const [eve, day] = ['2026-01-04T09:00:00.000Z', '2026-01-05T09:00:00.000Z'];
export const announced = { state: 'announced', removesAt: day, isHeld: false, hasTests: false } as const;

export const testRetentionSamples: WalkOptions<typeof testRetentionMachine> = {
  inputs: [announced],
  events: byEveryone(testRetentionLifecycle),
};
