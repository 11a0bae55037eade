import { graphql } from '#schema/generated/client/gql.ts';

export const TopIssue = graphql(`
  fragment Summary_TopIssue on Issue {
    id
    code
    title
    severity
    test {
      id
    }
  }
`);

export const SummaryStats = graphql(`
  fragment Summary_Stats on TestStats {
    participantsTotalCount
    testCasesTotalCount
    testCasesFailedCount
    ...ListedStats
    testersResults {
      participantId
      testerName
      country {
        code
        name
      }
      status
      testCasesFailedCount
      testCasesPassedCount
      testCasesTotalCount
    }
    issuesCriticalCount
    issuesHighCount
    issuesMediumCount
    issuesLowCount
  }
`);

export const Devices = graphql(`
  fragment Summary_Devices on TestStats {
    devices {
      browserOrDevice
      operatingSystemAndVersion
      testCasesFailedCount
      testCasesBlockedCount
      testCasesPassedCount
    }
  }
`);

export const Severities = graphql(`
  fragment Summary_Severities on TestStats {
    issuesTotalCount
    issuesCriticalCount
    issuesHighCount
    issuesMediumCount
    issuesLowCount
  }
`);

export const TestComparison = graphql(`
  fragment Summary_Comparison on TestComparison {
    earlier {
      id
      code
      name
      url
      testWindow {
        ...ShownWindow
      }
    }
    choices {
      id
      code
      name
      testWindow {
        openedAt
      }
    }
    counts {
      before
      now
      count
    }
    cases {
      id
      code
      name
      before
      now
    }
    addedCount
    removedCount
  }
`);

export const TestSummary = graphql(`
  query Summary_Test($testId: ID!, $with: ID) {
    platformTest(id: $testId) {
      __typename
      ... on AdvancedTestRequest {
        id
        testStats {
          ...Summary_Stats
        }
        topIssues {
          ...Summary_TopIssue
        }
        supervisedTests {
          id
          code
          name
          url
          testWindow {
            ...ShownWindow
          }
          testStats {
            ...ListedStats
          }
        }
      }
      ... on FlexibleTestingTest {
        id
        activityType
        caseFeedbackCount
        testStats {
          ...Summary_Stats
        }
        topIssues {
          ...Summary_TopIssue
        }
        comparison(with: $with) {
          ...Summary_Comparison
        }
      }
    }
  }
`);

export const WhereItFails = graphql(`
  query Summary_Charts($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on AdvancedTestRequest {
        id
        testStats {
          ...Summary_Devices
        }
      }
      ... on FlexibleTestingTest {
        id
        code
        name
        testWindow {
          openedAt
        }
        testStats {
          ...Summary_Devices
          ...Summary_Severities
        }
        comparison {
          choices {
            id
            code
            name
            testWindow {
              openedAt
            }
            testStats {
              ...Summary_Severities
            }
          }
        }
      }
    }
  }
`);
