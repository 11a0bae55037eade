import { graphql } from '#schema/generated/client/gql.ts';

export const CrowdTokenAnswer = graphql(`
  fragment Operator_CrowdTokenAnswer on CrowdTokenResult {
    successful
    result {
      ...Operator_CrowdToken
    }
    secret
    errors {
      ...Refusal
    }
  }
`);

export const CrowdTokenShown = graphql(`
  fragment Operator_CrowdToken on CrowdToken {
    id
    name
    state
    isConfigured
    isSandbox
    createdAt
    revokedAt
    lastCallAt
  }
`);

export const CrowdTokens = graphql(`
  query OperatorCrowdTokens {
    operatorCrowdTokens {
      ...Operator_CrowdToken
    }
  }
`);

export const CrowdCallShown = graphql(`
  fragment Operator_CrowdCall on CrowdCall {
    id
    tokenName
    at
    operation
    sent
    outcome
    words
    milliseconds
  }
`);

export const CrowdSandbox = graphql(`
  query OperatorCrowdSandbox($tokenId: ID) {
    operatorCrowdTokens {
      ...Operator_CrowdToken
    }
    operatorCrowdCalls(tokenId: $tokenId) {
      ...Operator_CrowdCall
    }
  }
`);

export const CreateCrowdToken = graphql(`
  mutation Operator_CreateCrowdToken($input: OperatorCrowdTokenCreateInput!) {
    operatorCrowdTokenCreate(input: $input) {
      ...Operator_CrowdTokenAnswer
    }
  }
`);

export const RevokeCrowdToken = graphql(`
  mutation Operator_RevokeCrowdToken($input: OperatorCrowdTokenRevokeInput!) {
    operatorCrowdTokenRevoke(input: $input) {
      ...Operator_CrowdTokenAnswer
    }
  }
`);
