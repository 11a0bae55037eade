import { graphql } from '#schema/generated/client/gql.ts';

export const Search = graphql(`
  query Search_Hits($words: String!) {
    search(words: $words) {
      id
      kind
      title
      context
      url
    }
  }
`);
