import { moderatorAssignmentLifecycle } from './moderator-assignment.machine.ts';
import type { moderatorAssignmentMachine } from './moderator-assignment.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { ModeratorAssignmentRow } from './moderator-assignment.types.ts';
import type { AssignmentStatus } from '#schema/vocabulary/around.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (status: AssignmentStatus, more: Partial<ModeratorAssignmentRow> = {}): ModeratorAssignmentRow => ({
  status,
  answeredAt: null,
  removedAt: null,
  userId: 'u1',
  acceptedByAnother: false,
  windowStatus: 'open',
  ...more,
});
const { status: _, ...input } = row('assigned');

export const moderatorAssignmentSamples: WalkOptions<typeof moderatorAssignmentMachine> = {
  inputs: [input],
  events: byEveryone(moderatorAssignmentLifecycle),
};
