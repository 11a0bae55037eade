import { graphql } from '#schema/generated/client/gql.ts';

export const MatchingTester = graphql(`
  fragment SelectTesters_Tester on MatchingTester {
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
`);

export const MatchingTesters = graphql(`
  query SelectTesters_Matching($input: MatchingTestersInput!) {
    matchingTesters(input: $input) {
      totalNumber
      endCursor
      testers {
        ...SelectTesters_Tester
      }
    }
  }
`);

export const BrowseTesters = graphql(`
  query SelectTesters_Browse($input: MatchingTestersInput!) {
    matchingTesters(input: $input) {
      endCursor
      testers {
        ...SelectTesters_Tester
      }
    }
  }
`);

export const MatchingCosts = graphql(`
  query SelectTesters_Costs($input: MatchingTestersInput!) {
    matchingCosts(input: $input) {
      criterion
      totalNumber
    }
  }
`);

export const EarlierTests = graphql(`
  query SelectTesters_Earlier($search: String) {
    flexibleTestingTests(search: $search, first: 20) {
      edges {
        node {
          id
          name
          code
        }
      }
    }
  }
`);

export const TestersByEmail = graphql(`
  query SelectTesters_ByEmail($emails: [String!]!) {
    testersByEmail(emails: $emails) {
      email
      tester {
        id
        fullName
        backupOnly
      }
    }
  }
`);
