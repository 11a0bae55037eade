import { graphql } from '#schema/generated/client/gql.ts';

export const CrowdTokens = graphql(`
  query OperatorCrowdTokens {
    operatorCrowdTokens {
      id
      name
      state
      isConfigured
      createdAt
      revokedAt
      lastCallAt
    }
  }
`);

export const CreateCrowdToken = graphql(`
  mutation Operator_CreateCrowdToken($input: OperatorCrowdTokenCreateInput!) {
    operatorCrowdTokenCreate(input: $input) {
      successful
      result {
        id
        name
        state
        isConfigured
        createdAt
        revokedAt
        lastCallAt
      }
      secret
      errors {
        code
        message
        path
      }
    }
  }
`);

export const RevokeCrowdToken = graphql(`
  mutation Operator_RevokeCrowdToken($input: OperatorCrowdTokenRevokeInput!) {
    operatorCrowdTokenRevoke(input: $input) {
      successful
      result {
        id
        name
        state
        isConfigured
        createdAt
        revokedAt
        lastCallAt
      }
      secret
      errors {
        code
        message
        path
      }
    }
  }
`);
