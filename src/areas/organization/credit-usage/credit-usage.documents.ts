import { graphql } from '#schema/generated/client/gql.ts';

export const CreditUsage = graphql(`
  query CreditUsage_Transactions($first: Int!, $after: String, $since: DateTime, $until: DateTime) {
    getCurrentOrganizationUser {
      id
      organization {
        id
        creditAccount {
          balance
          transactions(first: $first, after: $after, since: $since, until: $until) {
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

export const ExportCredits = graphql(`
  mutation CreditUsage_Export($input: ExportCreditsInput!) {
    exportCreditsToCsv(input: $input) {
      successful
      result {
        filename
        body
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const CreditMonths = graphql(`
  query CreditUsage_Months {
    getCurrentOrganizationUser {
      id
      organization {
        id
        creditAccount {
          months {
            startsAt
            spent
            added
          }
        }
      }
    }
  }
`);
