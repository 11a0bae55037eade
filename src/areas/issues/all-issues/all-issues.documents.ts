import { graphql } from '#schema/generated/client/gql.ts';

export const AllIssues = graphql(`
  query AllIssues_Issues(
    $triageStatusEq: TriageStatus!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $sort: IssueSort!
    $first: Int!
    $after: String
  ) {
    flexibleTestingIssues(
      triageStatusEq: $triageStatusEq
      issueTagsIdsEq: $issueTagsIdsEq
      issueTagsIdsContains: $issueTagsIdsContains
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

export const IssueFigures = graphql(`
  query AllIssues_Stats($issueTagsIdsEq: [ID!], $issueTagsIdsContains: [ID!]) {
    issueStats(issueTagsIdsEq: $issueTagsIdsEq, issueTagsIdsContains: $issueTagsIdsContains) {
      newIssuesCount
      acceptedIssuesCount
      rejectedIssuesCount
    }
  }
`);
