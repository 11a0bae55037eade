import { graphql } from '#schema/generated/client/gql.ts';

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
