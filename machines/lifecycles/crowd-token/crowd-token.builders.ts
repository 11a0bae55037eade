import { crowdTokenLifecycle } from './crowd-token.machine.ts';
import type { crowdTokenMachine } from './crowd-token.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const crowdTokenSamples: WalkOptions<typeof crowdTokenMachine> = {
  inputs: [{ isMadeHere: true }],
  events: byEveryone(crowdTokenLifecycle),
};
