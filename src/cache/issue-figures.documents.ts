import { graphql } from '#schema/generated/client/gql.ts';

/** Narrowed by variables of these names. */
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
    ...IssueFigures
  }
`);
