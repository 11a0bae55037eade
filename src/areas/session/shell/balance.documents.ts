import { graphql } from '#schema/generated/client/gql.ts';

export const Balance = graphql(`
  query Shell_Balance {
    getCurrentOrganizationUser {
      id
      organization {
        id
        creditAccount {
          balance
        }
      }
    }
  }
`);
