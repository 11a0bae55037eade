import { graphql } from '#schema/generated/client/gql.ts';

export const OpenAssignments = graphql(`
  query ModerationDesk_OpenAssignments {
    openAssignments {
      id
      status
      testId
      testName
      assignedAt
    }
  }
`);

export const ModerationLoad = graphql(`
  query ModerationDesk_Load {
    moderationLoad {
      waitingResultsCount
      unassignedResultsCount
      days {
        startsAt
        handedInResultsCount
        waitingResultsCount
      }
      moderators {
        id
        fullName
        waitingResultsCount
        waitingSince
      }
    }
  }
`);
