import { graphql } from '#schema/generated/client/gql.ts';

export const RunsToClone = graphql(`
  query CloneList_Runs($first: Int!, $after: String) {
    flexibleTestingTests(first: $first, after: $after) {
      totalCount
      edges {
        node {
          id
          code
          name
          description
          applicationUrl
          testWindow {
            ...ShownWindow
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const RequestsToClone = graphql(`
  query CloneList_Requests($first: Int!, $after: String) {
    advancedTestRequests(first: $first, after: $after) {
      totalCount
      nodes {
        id
        code
        name
        testObjective
        accessToApplication
        testWindow {
          ...ShownWindow
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
