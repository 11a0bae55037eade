import { graphql } from '#schema/generated/client/gql.ts';

export const OwnApiTokens = graphql(`
  query OwnApiTokens {
    ownApiTokens {
      ...ApiTokenShown
    }
  }
`);

export const OrganizationApiTokens = graphql(`
  query OrganizationApiTokens {
    apiTokens {
      ...ApiTokenShown
    }
  }
`);

export const CreateApiToken = graphql(`
  mutation CreateApiToken($input: ApiTokenCreateInput!) {
    apiTokenCreate(input: $input) {
      successful
      result {
        ...ApiTokenShown
      }
      secret
      errors {
        ...Refusal
      }
    }
  }
`);

export const CreateServiceToken = graphql(`
  mutation CreateServiceToken($input: ServiceTokenCreateInput!) {
    serviceTokenCreate(input: $input) {
      successful
      result {
        ...ApiTokenShown
      }
      secret
      errors {
        ...Refusal
      }
    }
  }
`);

export const RevokeApiToken = graphql(`
  mutation RevokeApiToken($input: ApiTokenRevokeInput!) {
    apiTokenRevoke(input: $input) {
      successful
      result {
        ...ApiTokenShown
      }
      errors {
        ...Refusal
      }
    }
  }
`);
