import { apiTokenLifecycle } from './api-token.machine.ts';
import type { apiTokenMachine } from './api-token.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { ApiTokenRow } from './api-token.types.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const expiresAt = '2026-01-10T09:00:00.000Z';
export const active: ApiTokenRow = { state: 'active', userId: 'somebody else', expiresAt };

export const apiTokenSamples: WalkOptions<typeof apiTokenMachine> = { inputs: [active], events: byEveryone(apiTokenLifecycle) };
