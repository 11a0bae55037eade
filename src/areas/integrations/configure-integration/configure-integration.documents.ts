import { graphql } from '#schema/generated/client/gql.ts';

export const SaveIntegration = graphql(`
  mutation ConfigureIntegration_Save($input: IntegrationUpdateInput!) {
    integrationUpdate(input: $input) {
      successful
      result {
        ...ShownIntegration
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const ResetIntegration = graphql(`
  mutation ResetIntegration_Reset($input: IntegrationResetInput!) {
    integrationReset(input: $input) {
      successful
      result {
        ...ShownIntegration
      }
      errors {
        ...Refusal
      }
    }
  }
`);
