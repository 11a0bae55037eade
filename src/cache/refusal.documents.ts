import { graphql } from '#schema/generated/client/gql.ts';

export const Refusal = graphql(`
  fragment Refusal on UserError {
    code
    message
    path
  }
`);
