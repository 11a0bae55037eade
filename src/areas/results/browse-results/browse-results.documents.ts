import { graphql } from '#schema/generated/client/gql.ts';

export const SectionTests = graphql(`
  query BrowseResults_Section(
    $status: PlatformTestStatus!
    $closedAtGt: DateTime
    $closedAtLt: DateTime
    $autoLaunchStatuses: [String!]
    $liveWithinDays: Int
    $search: String
    $sort: PlatformTestSort
    $first: Int
    $after: String
  ) {
    platformTests(
      status: $status
      closedAtGt: $closedAtGt
      closedAtLt: $closedAtLt
      autoLaunchStatuses: $autoLaunchStatuses
      liveWithinDays: $liveWithinDays
      search: $search
      sort: $sort
      first: $first
      after: $after
    ) {
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
              ...ShownWindow
            }
            schedule {
              ...ManageSchedule_Schedule
            }
            testStats {
              ...ListedStats
            }
            requestedTests {
              id
              autoLaunchStatus
            }
          }
          ... on FlexibleTestingTest {
            id
            parentTestId
            code
            name
            url
            testWindow {
              ...ShownWindow
            }
            schedule {
              ...ManageSchedule_Schedule
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
