import { graphql } from '#schema/generated/client/gql.ts';

export const FeedbackOfTest = graphql(`
  query TesterFeedback_Sessions($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on FlexibleTestingTest {
        id
        testerSessions {
          id
          testerName
          testCase {
            id
            name
          }
          country {
            code
            name
          }
          createdAt
          feedback
        }
      }
    }
  }
`);
