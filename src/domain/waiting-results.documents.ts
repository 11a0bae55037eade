import { graphql } from '#schema/generated/client/gql.ts';

export const WaitingResults = graphql(`
  query ModerationDesk_WaitingResults($first: Int, $after: String, $order: WaitingOrder, $show: WaitingShow, $testId: ID) {
    waitingResults(first: $first, after: $after, order: $order, show: $show, testId: $testId) {
      totalCount
      edges {
        node {
          id
          status
          completedAt
          isEdited
          hasEvidence
          version
          caseCode
          caseName
          participantId
          participant {
            id
            moderationClaim {
              name
              ...ModerationClaimRow
            }
          }
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
