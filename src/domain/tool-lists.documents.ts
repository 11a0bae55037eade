import { graphql } from '#schema/generated/client/gql.ts';

/** The projects of a tool; at GitHub its repositories. */
export const ToolProjects = graphql(`
  query ToolLists_Projects($integrationId: ID!, $search: String) {
    integrationDetails(integrationId: $integrationId, search: $search) {
      projects {
        key
        name
      }
    }
  }
`);

export const ToolIssueTypes = graphql(`
  query ToolLists_IssueTypes($integrationId: ID!, $projectKey: String!) {
    integrationDetails(integrationId: $integrationId, projectKey: $projectKey) {
      projects {
        key
        name
        issueTypes {
          externalId
          name
        }
      }
    }
  }
`);
