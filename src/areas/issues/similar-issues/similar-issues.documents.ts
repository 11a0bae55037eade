import { graphql } from '#schema/generated/client/gql.ts';

export const ShownSimilarIssue = graphql(`
  fragment ShownSimilarIssue on SimilarIssue {
    likeness
    issue {
      id
      code
      title
      triageStatus
      createdAt
    }
  }
`);
