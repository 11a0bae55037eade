import { graphql } from '#schema/generated/client/gql.ts';

export const RemoveTesters = graphql(`
  mutation RemoveTesters_Confirm($input: RemoveTestersFromTestInput!) @repeatable {
    removeTestersFromTest(input: $input) {
      successful
      result {
        ...ParticipantRow
        version
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const RemovableTesters = graphql(`
  query RemoveTesters_Test($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on FlexibleTestingTest {
        id
        hasStrictTesterRemoval
        participantRemovalReasons {
          code
          label
        }
        selectionRequirementsGroups {
          id
          participants {
            ...ParticipantRow
            fullName
          }
        }
      }
    }
  }
`);
