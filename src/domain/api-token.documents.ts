import { graphql } from '#schema/generated/client/gql.ts';

export const ApiTokenShown = graphql(`
  fragment ApiTokenShown on ApiToken {
    id
    name
    kind
    state
    scopes
    role
    userId
    madeBy
    organizationName
    createdAt
    expiresAt
    endedAt
    lastUsedAt
  }
`);
