import { graphql } from '#schema/generated/client/gql.ts';

export const IssueFigures = graphql(`
  query AllIssues_Stats(
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) {
    issueStats(
      issueTagsIdsEq: $issueTagsIdsEq
      issueTagsIdsContains: $issueTagsIdsContains
      severityIn: $severityIn
      testIdEq: $testIdEq
      createdWithinDays: $createdWithinDays
      itemStateEq: $itemStateEq
      search: $search
    ) {
      newIssuesCount
      acceptedIssuesCount
      rejectedIssuesCount
    }
  }
`);
