import { serviceRequestLifecycle } from './service-request.machine.ts';
import type { serviceRequestMachine } from './service-request.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const inputs = [{ answer: null, changedAt: null }];

export const serviceRequestSamples: WalkOptions<typeof serviceRequestMachine> = { inputs, events: byEveryone(serviceRequestLifecycle) };
