import { graphql } from '#schema/generated/client/gql.ts';

export const ZephyrConnections = graphql(`
  query ConnectZephyr_Connections {
    zephyrConnections {
      id
      code
      name
      active
    }
  }
`);

export const ZephyrProjects = graphql(`
  query ConnectZephyr_Projects($connectionId: ID!, $after: String) {
    getProjects(connectionId: $connectionId, after: $after) {
      nodes {
        externalId
        key
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const ZephyrCycles = graphql(`
  query ConnectZephyr_TestCycles($connectionId: ID!, $projectId: String!, $after: String) {
    getTestCycles(connectionId: $connectionId, projectId: $projectId, after: $after) {
      nodes {
        externalId
        key
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const ZephyrExecutions = graphql(`
  query ConnectZephyr_TestExecutions($connectionId: ID!, $projectId: String!, $testCycleId: String!, $after: String) {
    getTestExecutions(connectionId: $connectionId, projectId: $projectId, testCycleId: $testCycleId, after: $after) {
      nodes {
        externalId
        testCase {
          section
          code
          name
          prerequisites
          steps {
            instruction
            expectedResult
          }
          additionalInformation {
            code
            value
          }
          tags
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
