import { graphql } from '#schema/generated/client/gql.ts';

export const BlockersOfTest = graphql(`
  query ResolveBlocker_Blockers($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on FlexibleTestingTest {
        id
        openBlockersCount
        blockers {
          id
          status
          name
          createdAt
          assistanceRequested
          tester {
            fullName
            country {
              code
              name
            }
            participantId
          }
        }
      }
    }
  }
`);

export const ResolveTestBlocker = graphql(`
  mutation ResolveBlocker_Resolve($input: TestBlockerInput!) {
    resolveTestBlocker(input: $input) {
      successful
      result {
        id
        status
        assistanceRequested
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

export const RequestAssistance = graphql(`
  mutation ResolveBlocker_RequestAssistance($input: TestBlockerInput!) {
    requestTestBlockerAssistance(input: $input) {
      successful
      result {
        id
        status
        assistanceRequested
      }
      errors {
        code
        message
        path
      }
    }
  }
`);
