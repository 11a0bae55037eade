import { graphql } from '#schema/generated/client/gql.ts';

export const LaunchAdvancedTest = graphql(`
  mutation Preview_Launch($input: LaunchAdvancedTestInput!) {
    launchAdvancedTest(input: $input) {
      successful
      result {
        id
        name
        url
      }
      errors {
        ...Refusal
        retryAt
      }
    }
  }
`);

export const SaveCompanyName = graphql(`
  mutation Preview_SaveName($input: OrganizationUpdateInput!) {
    organizationUpdate(input: $input) {
      ...NamedOrganization
    }
  }
`);

export const CasesThatComeAlong = graphql(`
  query Preview_Cases($id: ID!) {
    platformTest(id: $id) {
      __typename
      ... on AdvancedTestRequest {
        id
        requestedTests {
          id
          name
          testCases
        }
      }
      ... on FlexibleTestingTest {
        id
        cases(first: 1000) {
          nodes {
            id
            name
          }
        }
      }
    }
  }
`);
