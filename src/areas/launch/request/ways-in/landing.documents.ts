import { graphql } from '#schema/generated/client/gql.ts';

export const AnyEarlierRequest = graphql(`
  query Landing_AnyEarlierRequest {
    advancedTestRequests(first: 1) {
      nodes {
        id
      }
    }
  }
`);
