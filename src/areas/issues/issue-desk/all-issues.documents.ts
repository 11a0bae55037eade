import { graphql } from '#schema/generated/client/gql.ts';

export const AllIssues = graphql(`
  query AllIssues_Issues(
    $triageStatusEq: TriageStatus!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
    $sort: IssueSort!
    $first: Int!
    $after: String
  ) {
    flexibleTestingIssues(
      triageStatusEq: $triageStatusEq
      issueTagsIdsEq: $issueTagsIdsEq
      issueTagsIdsContains: $issueTagsIdsContains
      severityIn: $severityIn
      testIdEq: $testIdEq
      createdWithinDays: $createdWithinDays
      itemStateEq: $itemStateEq
      search: $search
      sort: $sort
      first: $first
      after: $after
    ) {
      edges {
        node {
          ...ListedIssue
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const TestsWithIssues = graphql(`
  query AllIssues_Tests($search: String) {
    flexibleTestingTests(hasIssues: true, search: $search, first: 20) {
      edges {
        node {
          id
          name
          code
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`);

export const ChosenTest = graphql(`
  query AllIssues_Test($id: ID!) {
    platformTest(id: $id) {
      __typename
      ... on FlexibleTestingTest {
        id
        name
      }
    }
  }
`);
