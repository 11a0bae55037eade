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

export const MapFields = graphql(`
  mutation MapFields_Map($input: IntegrationMapInput!) {
    integrationMap(input: $input) {
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

export const CheckIntegration = graphql(`
  mutation CheckIntegration_Check($input: IntegrationCheckInput!) {
    integrationCheck(input: $input) {
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
