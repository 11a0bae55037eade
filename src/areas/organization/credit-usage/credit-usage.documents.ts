import { graphql } from '#schema/generated/client/gql.ts';

export const CreditUsage = graphql(`
  query CreditUsage_Transactions($first: Int!, $after: String) {
    getCurrentOrganizationUser {
      id
      organization {
        id
        creditAccount {
          balance
          transactions(first: $first, after: $after) {
            nodes {
              id
              description
              createdAt
              amount
              balanceAfterTransaction
              subject {
                id
                type
                name
                url
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    }
  }
`);
