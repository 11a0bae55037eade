import { blockerLifecycle } from './blocker.machine.ts';
import type { blockerMachine } from './blocker.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { BlockerRow } from './blocker.types.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const open: BlockerRow = { status: 'open', assistanceRequested: false, resolvedAt: null };
const { status: _, ...input } = open;

export const blockerSamples: WalkOptions<typeof blockerMachine> = { inputs: [input], events: byEveryone(blockerLifecycle) };
