import { graphql } from '#schema/generated/client/gql.ts';

export const SimilarIssues = graphql(`
  query SimilarIssues($issueId: ID!) {
    similarIssues(issueId: $issueId) {
      likeness
      issue {
        id
        code
        title
        triageStatus
        createdAt
      }
    }
  }
`);
