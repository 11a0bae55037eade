import { graphql } from '#schema/generated/client/gql.ts';

export const Reproductions = graphql(`
  query Reproductions_OfIssue($issueId: ID!) {
    reproducibilityTestDetails(issueId: $issueId) {
      id
      status
      environment
      testerNotes
      attachments {
        id
        name
        url
        mediaKind
        size
        archived
      }
    }
  }
`);
