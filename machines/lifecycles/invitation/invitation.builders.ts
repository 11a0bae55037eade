import { invitationLifecycle } from './invitation.machine.ts';
import type { invitationMachine } from './invitation.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { InvitationRow } from './invitation.types.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const sentAt = '2026-01-01T09:00:00.000Z';
export const open: InvitationRow = { state: 'open', sentAt, expiresAt: '2026-01-08T09:00:00.000Z' };

export const invitationSamples: WalkOptions<typeof invitationMachine> = { inputs: [open], events: byEveryone(invitationLifecycle) };
