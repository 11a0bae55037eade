import { graphql } from '#schema/generated/client/gql.ts';

export const OwnAssignment = graphql(`
  query AcceptAssignment_Own($testId: ID!) {
    assignedCommunityTestManager(testId: $testId) {
      id
      ...ModeratorAssignmentRow
      testId
      testName
    }
  }
`);

export const ChangeAssignment = graphql(`
  mutation AcceptAssignment_Answer($input: ChangeAssignmentStatusInput!) @repeatable {
    changeAssignmentStatus(input: $input) {
      successful
      result {
        id
        ...ModeratorAssignmentRow
      }
      errors {
        ...Refusal
      }
    }
  }
`);
