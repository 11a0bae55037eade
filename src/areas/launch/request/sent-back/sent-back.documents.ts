import { graphql } from '#schema/generated/client/gql.ts';

export const SentBack = graphql(`
  query SentBack_Drafts {
    launchDrafts {
      id
      sentBack {
        id
        word
        decidedBy
      }
    }
  }
`);
