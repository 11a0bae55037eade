import { welcomeChecks } from './accept-assignment.ts';
import type { AssignmentAnswer, AcceptAssignmentInput, acceptAssignmentMachine } from './accept-assignment.ts';
import { sender } from '#machines/testing/who-may.ts';
import type { ModeratorAssignmentRow } from '#machines/lifecycles/moderator-assignment/moderator-assignment.types.ts';
import { assignmentStatuses } from '#schema/vocabulary/around.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const offer = (more: Partial<ModeratorAssignmentRow> = {}): AcceptAssignmentInput => ({
  assignmentId: 'a1',
  row: { status: 'assigned', answeredAt: null, removedAt: null, userId: 'u1', acceptedByAnother: false, windowStatus: 'open', ...more },
  actor: sender('community_test_manager'),
});
export const done: AssignmentAnswer = { successful: true, messages: [], isTaken: false };
export const refused: AssignmentAnswer = { successful: false, messages: ['This assignment has been removed.'], isTaken: false };
export const taken: AssignmentAnswer = { successful: false, messages: ['This assignment has already been accepted'], isTaken: true };
const inputs = assignmentStatuses.flatMap((status) => [true, false].map((acceptedByAnother) => offer({ status, acceptedByAnother })));

export const acceptAssignmentSamples: WalkOptions<typeof acceptAssignmentMachine> = {
  inputs,
  events: [
    ...welcomeChecks.map(({ id }) => ({ type: 'check.toggle' as const, check: id })),
    { type: 'guidance.shown', version: 1 },
    { type: 'guidance.shown', version: 2 },
    { type: 'assignment.accept' },
    { type: 'assignment.reject' },
    { type: 'dialog.close' },
  ],
  outcomes: {
    acceptAssignment: { outputs: [done, refused, taken], errors: [new Error('gone')] },
    rejectAssignment: { outputs: [done, refused], errors: [new Error('gone')] },
  },
  project: ({ context: { checked, guidanceVersion } }) => [checked.toSorted(), guidanceVersion],
};
