import { graphql } from '#schema/generated/client/gql.ts';

export const JiraProjects = graphql(`
  query JiraForm_Projects($integrationId: ID!, $search: String) {
    integrationDetails(integrationId: $integrationId, search: $search) {
      projects {
        key
        name
      }
      hasMoreProjects
    }
  }
`);

export const JiraIssueTypes = graphql(`
  query JiraForm_IssueTypes($integrationId: ID!, $projectKey: String!) {
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

export const JiraFields = graphql(`
  query JiraForm_Fields($integrationId: ID!, $projectKey: String!, $issueType: String!) {
    integrationCustomFields(integrationId: $integrationId, projectKey: $projectKey, issueType: $issueType) {
      externalId
      name
      type
      required
      allowedValues
    }
    getCurrentOrganizationUser {
      id
      organization {
        id
        issueFieldDefinitions {
          code
          label
        }
      }
    }
  }
`);
