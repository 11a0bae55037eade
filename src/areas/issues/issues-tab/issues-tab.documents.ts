import { graphql } from '#schema/generated/client/gql.ts';

export const ListedTestIssues = graphql(`
  fragment ListedTestIssues on FlexibleTestingTest {
    id
    testWindow {
      status
    }
    issueCounts {
      untriaged
      accepted
      rejected
    }
    issues(
      triageStatus: $triageStatus
      tagIds: $tagIds
      tagMode: $tagMode
      severityIn: $severityIn
      itemState: $itemState
      search: $search
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

export const IssuesOfTest = graphql(`
  query IssuesTab_Issues(
    $testId: ID!
    $triageStatus: TriageStatus!
    $tagIds: [ID!]
    $tagMode: TagMode!
    $severityIn: [Severity!]
    $itemState: ItemState
    $search: String
    $first: Int!
    $after: String
  ) {
    platformTest(id: $testId) {
      __typename
      ...ListedTestIssues
    }
  }
`);
