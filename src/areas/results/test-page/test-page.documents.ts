import { graphql } from '#schema/generated/client/gql.ts';

export const TestHeader = graphql(`
  query TestPage_Header($testId: ID!, $isStaff: Boolean!) {
    platformTest(id: $testId) {
      __typename
      ... on AdvancedTestRequest {
        id
        code
        name
        type
        testWindow {
          ...WholeWindow
        }
        requestedTests @include(if: $isStaff) {
          ...AdvancedTestRow
        }
        supervisedTests @include(if: $isStaff) {
          id
        }
        approval {
          ...ShownApproval
        }
      }
      ... on FlexibleTestingTest {
        ...TestWindowRow
        code
        name
        type
        testWindow {
          ...WholeWindow
        }
        communityTestManagersEnabled
        activityType
        parentTest {
          id
          code
          name
          url
        }
        testerSessionsCount
        testStats {
          testCasesTotalCount
          issuesTotalCount
        }
        openBlockersCount @include(if: $isStaff)
        lacks @include(if: $isStaff) {
          ...TestLack
        }
        selectionRequirementsGroups @include(if: $isStaff) {
          id
          status
          numberOfApprovedResults
          numberOfResultsNeeded
          numberOfPublishableTesters
          numberOfTestersWithResults
        }
      }
    }
  }
`);
