import { graphql } from '#schema/generated/client/gql.ts';

export const Session = graphql(`
  fragment Sessions_Session on CaseResult {
    id
    isRejected
    wasRead
    startedAt
    completedAt
    minutesSpent
    actualResult
    additionalInformation
    moderationStatus
    testerName
    testerCountry {
      code
      name
    }
    testerEnvironment {
      operatingSystemAndVersion
      browserOrDevice
    }
    foundIssues {
      id
      url
      code
      title
      severity
    }
  }
`);

export const SessionsOfTest = graphql(`
  query Sessions_Test($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on FlexibleTestingTest {
        id
        testGoal
        inScope
        outOfScope
        testStats {
          ...ListedStats
        }
        cases(first: 1) {
          nodes {
            id
            completedCaseResults {
              ...Sessions_Session
            }
          }
        }
      }
    }
  }
`);
