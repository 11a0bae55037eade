import { legalHoldLifecycle } from './legal-hold.machine.ts';
import type { legalHoldMachine } from './legal-hold.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const legalHoldSamples: WalkOptions<typeof legalHoldMachine> = {
  inputs: [{ liftedAt: null }],
  events: byEveryone(legalHoldLifecycle),
};
