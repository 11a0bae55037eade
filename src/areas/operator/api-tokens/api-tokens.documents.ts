import { graphql } from '#schema/generated/client/gql.ts';

export const OperatorApiTokens = graphql(`
  query OperatorApiTokens {
    operatorApiTokens {
      ...ApiTokenShown
    }
  }
`);

export const RevokeTokenOfOrganization = graphql(`
  mutation Operator_RevokeApiToken($input: OperatorApiTokenRevokeInput!) {
    operatorApiTokenRevoke(input: $input) {
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
