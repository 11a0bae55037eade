import { graphql } from '#schema/generated/client/gql.ts';

/** In the answer of a change, narrowed by the same variables as the query below: the cache knows both as one. */
export const NarrowedFigures = graphql(`
  fragment IssueFigures on Query {
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
