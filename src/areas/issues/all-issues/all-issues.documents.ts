import { graphql } from '#schema/generated/client/gql.ts';

export const AllIssues = graphql(`
  query AllIssues_Issues(
    $triageStatusEq: TriageStatus!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
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

export const IssueFigures = graphql(`
  query AllIssues_Stats($issueTagsIdsEq: [ID!], $issueTagsIdsContains: [ID!], $severityIn: [Severity!], $search: String) {
    issueStats(
      issueTagsIdsEq: $issueTagsIdsEq
      issueTagsIdsContains: $issueTagsIdsContains
      severityIn: $severityIn
      search: $search
    ) {
      newIssuesCount
      acceptedIssuesCount
      rejectedIssuesCount
    }
  }
`);
