import { and, assign, not, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { ModeratorAssignmentContext, ModeratorAssignmentEvent, ModeratorAssignmentRow } from './moderator-assignment.types.ts';
import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import type { Actor } from '../../lib/actor.ts';

type Moderated = { readonly communityTestManagersEnabled: boolean };

const ended = refusal('invalid_state', 'This test has ended.');

const isOver = (status: TestWindowStatus): boolean => status === 'closed' || status === 'cancelled';

export const managesModerators = ({ role }: Pick<Actor, 'role'>, { communityTestManagersEnabled }: Moderated): boolean =>
  role === 'test_manager' && communityTestManagersEnabled;

/** A new assignment has no chart to ask yet. */
export const assigningRefusal = ({
  windowStatus,
  communityTestManagersEnabled,
}: Moderated & { readonly windowStatus: TestWindowStatus }): Refusal | null => {
  if (!communityTestManagersEnabled) return refusal('not_enabled', 'Community test managers are not enabled for this test.');
  return isOver(windowStatus) ? ended : null;
};

const assignmentSetup = setup({
  types: { context: {} as ModeratorAssignmentContext, events: {} as ModeratorAssignmentEvent, input: {} as ModeratorAssignmentContext },
  guards: {
    mayAnswer: ({ context, event }) => event.actor.role === 'community_test_manager' && event.actor.userId === context.userId,
    mayRemove: roleIn('test_manager'),
    isAcceptedByAnother: ({ context }) => context.acceptedByAnother,
    isUnderWay: ({ context }) => !isOver(context.windowStatus),
  },
  actions: {
    rememberAnswer: assign((_, params: { at: string }) => ({ answeredAt: params.at })),
    rememberRemoval: assign((_, params: { at: string }) => ({ removedAt: params.at })),
  },
});

const removal = assignmentSetup.createStateConfig({
  on: {
    'assignment.remove': {
      guard: and(['mayRemove', 'isUnderWay']),
      target: 'removed',
      actions: { type: 'rememberRemoval', params: ({ event }) => ({ at: event.at }) },
    },
  },
}).on;

/** A moderator's place on one test: offered, taken or refused, taken away. */
export const moderatorAssignmentMachine = assignmentSetup.createMachine({
  id: 'moderatorAssignment',
  context: ({ input }) => input,
  initial: 'assigned',
  states: {
    assigned: {
      description: 'Offered: the moderator sees the welcome dialog and nothing else of the test.',
      on: {
        ...removal,
        'assignment.accept': {
          guard: and(['mayAnswer', not('isAcceptedByAnother')]),
          target: 'accepted',
          actions: { type: 'rememberAnswer', params: ({ event }) => ({ at: event.at }) },
        },
        'assignment.reject': {
          guard: 'mayAnswer',
          target: 'rejected',
          actions: { type: 'rememberAnswer', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    accepted: { description: 'The moderator sees and moderates the test.', on: removal },
    rejected: { type: 'final' },
    removed: { type: 'final' },
  },
});

const at = '2026-01-05T09:00:00.000Z';
const alreadyAccepted = refusal('already_accepted', 'This assignment has already been accepted');
const answered = (state: string): Refusal => (state === 'accepted' ? alreadyAccepted : refusal('invalid_state', sentences[state] ?? ''));

const sentences: Readonly<Record<string, string>> = {
  assigned: 'This assignment has not been answered yet.',
  accepted: 'This assignment has been accepted.',
  rejected: 'This assignment has been rejected.',
  removed: 'This assignment has been removed.',
};

export const moderatorAssignmentLifecycle = columnLifecycle<typeof moderatorAssignmentMachine, ModeratorAssignmentRow>({
  name: 'moderator-assignment',
  machine: moderatorAssignmentMachine,
  status: 'status',
  remembers: ['answeredAt', 'removedAt'],
  facts: ['userId', 'acceptedByAnother', 'windowStatus'],
  reasons: {
    mayAnswer: notAllowed('Only the assigned moderator can answer.'),
    mayRemove: notAllowed('Only test managers can remove moderators.'),
    isAcceptedByAnother: alreadyAccepted,
    isUnderWay: ended,
  },
  sentences,
  samples: { 'assignment.accept': { at }, 'assignment.reject': { at }, 'assignment.remove': { at } },
  unheard: { 'assignment.accept': answered, 'assignment.reject': answered },
});
