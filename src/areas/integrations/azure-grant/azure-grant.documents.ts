import { graphql } from '#schema/generated/client/gql.ts';

export const BeginAzureGrant = graphql(`
  mutation AzureGrant_Begin($input: AzureDevopsAuthorizationCreateInput!) {
    azureDevopsAuthorizationCreate(input: $input) {
      successful
      result
      errors {
        ...Refusal
      }
    }
  }
`);

export const ExchangeAzureGrant = graphql(`
  mutation AzureGrant_Exchange($input: AzureDevopsCredentialsCreateInput!) {
    azureDevopsCredentialsCreate(input: $input) {
      successful
      result
      errors {
        ...Refusal
      }
    }
  }
`);
