import type { ModeratorAssignmentRow } from '#machines/lifecycles/moderator-assignment/moderator-assignment.types.ts';
import { assignmentStatuses } from '#schema/vocabulary/around.ts';
import { testWindowStatuses } from '#schema/vocabulary/test.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { walkOverHttp } from './walk-over-http.ts';

const offered: ModeratorAssignmentRow = {
  status: 'assigned',
  answeredAt: null,
  removedAt: null,
  userId: idOf('a', 'assigned'),
  acceptedByAnother: false,
  windowStatus: 'open',
};

const places = assignmentStatuses.flatMap((status) =>
  [false, true].flatMap((acceptedByAnother) =>
    testWindowStatuses
      .filter((windowStatus) => windowStatus === 'open' || !acceptedByAnother)
      .map(
        (windowStatus) =>
          [
            `${status}${acceptedByAnother ? ', taken by another' : ''}, test ${windowStatus}`,
            { ...offered, status, acceptedByAnother, windowStatus },
          ] as const,
      ),
  ),
);

walkOverHttp({
  subject: subjects.moderatorAssignment,
  thing: () => 'assignment-assigned',
  places: Object.fromEntries(places),
  senders: { community_test_manager: 'assigned' },
  facts: async (world, row) => {
    await world.sql('update moderator_assignment set status = $2 where id = $1', [
      world.id('assignment-accepted'),
      row.acceptedByAnother ? 'accepted' : 'removed',
    ]);
    await world.sql('update test set window_status = $2 where id = $1', [world.id('supervised'), row.windowStatus]);
  },
  asked: {
    'assignment.accept': {
      mutation: 'changeAssignmentStatus',
      input: (_, id) => ({ assignedCommunityTestManagerId: id, status: 'accepted' }),
    },
    'assignment.reject': {
      mutation: 'changeAssignmentStatus',
      input: (_, id) => ({ assignedCommunityTestManagerId: id, status: 'rejected' }),
    },
    'assignment.remove': { mutation: 'removeAssignedCommunityTestManager', input: (_, id) => ({ assignedCommunityTestManagerId: id }) },
  },
  elsewhere: {},
});
