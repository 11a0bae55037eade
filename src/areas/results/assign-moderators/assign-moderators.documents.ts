import { graphql } from '#schema/generated/client/gql.ts';

export const TestLack = graphql(`
  fragment TestLack on TestLack {
    id
    kind
    count
    waitingSince
    waitingUntil
  }
`);

export const TestModerators = graphql(`
  fragment TestModerators on FlexibleTestingTest {
    id
    lacks {
      ...TestLack
    }
    assignedCommunityTestManagers {
      ...ModeratorAssignmentRow
      fullName
      assignedAt
      openTestsCount
      waitingResultsCount
    }
    availableCommunityTestManagers {
      id
      fullName
      status
      openTestsCount
      waitingResultsCount
    }
  }
`);

export const ModeratorsOfTest = graphql(`
  query Moderators_OfTest($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on FlexibleTestingTest {
        ...TestWindowRow
        communityTestManagersEnabled
        ...TestModerators
      }
    }
  }
`);

export const AssignModerator = graphql(`
  mutation Moderators_Assign($input: AssignCommunityTestManagerInput!) @repeatable {
    assignCommunityTestManager(input: $input) {
      successful
      result {
        ...TestModerators
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const RemoveModerator = graphql(`
  mutation Moderators_Remove($input: RemoveAssignedCommunityTestManagerInput!) @repeatable {
    removeAssignedCommunityTestManager(input: $input) {
      successful
      result {
        ...ModeratorAssignmentRow
      }
      errors {
        ...Refusal
      }
    }
  }
`);
