import { sender, byEveryone } from '#machines/testing/who-may.ts';
import { reproductionStatuses } from '#schema/vocabulary/reproduction.ts';
import { reproductionLifecycle } from './reproduction.machine.ts';
import type { reproductionMachine } from './reproduction.machine.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const told = reproductionStatuses.map((status) => ({ type: 'reproduction.submit', actor: sender('system'), status }) as const);

export const reproductionSamples: WalkOptions<typeof reproductionMachine> = {
  inputs: [{}],
  events: [...byEveryone(reproductionLifecycle), ...told],
};
