import { graphql } from '#schema/generated/client/gql.ts';

export const ShownIntegration = graphql(`
  fragment ShownIntegration on Integration {
    id
    code
    name
    description
    state
    clientAuthenticationValid
    clientAuthentication
    checkedAt
    fieldMappings {
      project
      issueType
      fieldId
      name
      gatField
      defaultValue
    }
    driftCheckedAt
    drift {
      project
      place
      issueType
      drift {
        kind
        name
        fieldId
        value
        message
        isRefused
      }
    }
  }
`);

export const Integrations = graphql(`
  query Integrations_List {
    availableIntegrations {
      edges {
        node {
          ...ShownIntegration
        }
      }
    }
  }
`);
