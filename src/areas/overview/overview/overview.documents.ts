import { graphql } from '#schema/generated/client/gql.ts';

export const Statistics = graphql(`
  query Overview_Statistics {
    issueStats {
      newIssuesCount
    }
    organizationStats {
      testsCount
      issuesTotalCount
      issuesLowCount
      issuesMediumCount
      issuesHighCount
      issuesCriticalCount
      testCasesTotalCount
      testCasesFailedCount
      participantsTotalCount
      weeks {
        startsAt
        passed
        failed
      }
    }
    waitingOnYou {
      ...Waiting_Item
    }
  }
`);

export const LiveTests = graphql(`
  query Overview_LiveTests($status: PlatformTestStatus!) {
    platformTests(status: $status) {
      totalCount
      testsCount
      edges {
        node {
          __typename
          ... on AdvancedTestRequest {
            id
            code
            name
            url
            testWindow {
              status
              plannedEndAt
            }
            testStats {
              ...ListedStats
            }
            requestedTests {
              id
            }
          }
          ... on FlexibleTestingTest {
            id
            parentTestId
            code
            name
            url
            testWindow {
              status
              plannedEndAt
            }
            testStats {
              ...ListedStats
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
