import type { ModeratorAssignmentRow } from '#machines/lifecycles/moderator-assignment/moderator-assignment.types.ts';
import { graphql } from '../gql.ts';
import type { ModeratorAssignmentRowFragment } from '../graphql.ts';

export const ModeratorAssignmentAsked = graphql(`
  fragment ModeratorAssignmentRow on AssignedCommunityTestManager {
    id
    status
    isAssignmentAccepted
    testWindowStatus
  }
`);

/** What the chart asks of a AssignedCommunityTestManager, from what the API shows of it. */
export const moderatorAssignmentRowOf = (from: ModeratorAssignmentRowFragment): ModeratorAssignmentRow => ({
  status: from.status,
  answeredAt: null,
  removedAt: null,
  userId: '',
  acceptedByAnother: from.isAssignmentAccepted,
  windowStatus: from.testWindowStatus,
});

/** The fields of a AssignedCommunityTestManager that show columns of its chart. */
export const moderatorAssignmentFields = { status: 'status', acceptedByAnother: 'isAssignmentAccepted', windowStatus: 'testWindowStatus' } as const;
