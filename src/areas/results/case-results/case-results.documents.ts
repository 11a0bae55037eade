import { graphql } from '#schema/generated/client/gql.ts';

export const CasesOfTest = graphql(`
  query CaseResults_Cases($testId: ID!, $first: Int!, $after: String) {
    platformTest(id: $testId) {
      __typename
      ... on FlexibleTestingTest {
        id
        testWindow {
          status
        }
        cases(first: $first, after: $after) {
          totalCount
          nodes {
            id
            code
            name
            section
            status
            isRejected
            isTestCaseLive
            resultsCount
            caseResultsLimit
            feedback
            completedCaseResults {
              id
              status
              isRejected
              wasRead
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`);
