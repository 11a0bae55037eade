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
