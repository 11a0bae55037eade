import { graphql } from '#schema/generated/client/gql.ts';

export const BlockersOfTest = graphql(`
  query ResolveBlocker_Blockers($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on FlexibleTestingTest {
        id
        openBlockersCount
        blockers {
          ...BlockerRow
          name
          createdAt
          tester {
            fullName
            country {
              code
              name
            }
            participantId
            testerId
          }
          chatChannel {
            id
            chatType
            externalId
            unreadCount
          }
        }
      }
    }
  }
`);

export const ResolveTestBlocker = graphql(`
  mutation ResolveBlocker_Resolve($input: TestBlockerInput!) @repeatable {
    resolveTestBlocker(input: $input) {
      successful
      result {
        ...BlockerRow
      }
      participant {
        id
        publishingStops
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const RequestAssistance = graphql(`
  mutation ResolveBlocker_RequestAssistance($input: TestBlockerInput!) @repeatable {
    requestTestBlockerAssistance(input: $input) {
      successful
      result {
        ...BlockerRow
      }
      errors {
        ...Refusal
      }
    }
  }
`);
