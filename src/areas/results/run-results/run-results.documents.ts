import { graphql } from '#schema/generated/client/gql.ts';

export const RunResults = graphql(`
  query RunResults_Report($testId: ID!, $first: Int!, $after: String) {
    runReport(testId: $testId) {
      id
      source
      runId
      url
      isConnected
      waitingCount
      sendingCount
      sentCount
      failedCount
      results(first: $first, after: $after) {
        nodes {
          id
          state
          outcome
          message
          notBefore
          sentAt
          createdAt
          testCase {
            id
            code
            name
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const RetryRunResults = graphql(`
  mutation RunResults_Retry($input: RetryRunResultsInput!) {
    retryRunResults(input: $input) {
      successful
      result {
        id
        isConnected
        waitingCount
        sendingCount
        sentCount
        failedCount
        results(first: 100) {
          nodes {
            id
            state
            message
            notBefore
          }
        }
      }
      errors {
        ...Refusal
      }
    }
  }
`);
