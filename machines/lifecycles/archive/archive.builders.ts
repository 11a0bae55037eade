import { archiveLifecycle } from './archive.machine.ts';
import type { archiveMachine } from './archive.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const none = { sizeBytes: null, sha256: null, storageKey: null, expiresAt: null };

export const archiveSamples: WalkOptions<typeof archiveMachine> = { inputs: [none], events: byEveryone(archiveLifecycle) };
