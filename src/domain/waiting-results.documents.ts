import { graphql } from '#schema/generated/client/gql.ts';

export const WaitingResults = graphql(`
  query ModerationDesk_WaitingResults($first: Int, $after: String) {
    waitingResults(first: $first, after: $after) {
      totalCount
      edges {
        node {
          id
          status
          completedAt
          isEdited
          caseCode
          caseName
          participantId
          testerName
          testerWaitingCount
          testerCountry {
            code
            name
          }
          testId
          testCode
          testName
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
