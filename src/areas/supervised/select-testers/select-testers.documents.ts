import { graphql } from '#schema/generated/client/gql.ts';

export const MatchingTesters = graphql(`
  query SelectTesters_Matching($input: MatchingTestersInput!) {
    matchingTesters(input: $input) {
      totalNumber
      testers {
        id
        email
        fullName
        availability
        rankPercentile
        testedForCustomer
        backupOnly
        country {
          code
          name
        }
      }
    }
  }
`);
