import { integrationLifecycle } from './integration.machine.ts';
import type { integrationMachine } from './integration.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const integrationSamples: WalkOptions<typeof integrationMachine> = { events: byEveryone(integrationLifecycle) };
