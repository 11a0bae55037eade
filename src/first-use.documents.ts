import { graphql } from '#schema/generated/client/gql.ts';

export const UpcomingTests = graphql(`
  query FirstUse_Upcoming {
    platformTests(status: upcoming, first: 1) {
      totalCount
      edges {
        node {
          __typename
          ... on AdvancedTestRequest {
            id
            name
            url
          }
          ... on FlexibleTestingTest {
            id
            name
            url
          }
        }
      }
    }
  }
`);
