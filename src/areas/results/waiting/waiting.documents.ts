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
