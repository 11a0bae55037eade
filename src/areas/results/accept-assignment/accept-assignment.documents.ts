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

export const Welcomed = graphql(`
  query AcceptAssignment_Welcomed($testId: ID!) {
    moderatorGuidance {
      id
      version
      text
      pay
    }
    assignedCommunityTestManager(testId: $testId) {
      id
      work {
        casesCount
        testersNeeded
        plannedEndAt
      }
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
