import { graphql } from '#schema/generated/client/gql.ts';

export const LoadExternalRun = graphql(`
  query ExternalLaunch_Load($input: FlexibleTestingExternalTestDetailsInput!, $filter: FlexibleTestingTestRequestsFilter!) {
    flexibleTestingExternalTestDetails(input: $input) {
      name
      description
      numberOfCases
    }
    flexibleTestingTestRequests(filter: $filter, first: 1) {
      totalCount
    }
  }
`);

export const LaunchExternalRun = graphql(`
  mutation ExternalLaunch_Launch($input: FlexibleTestingLaunchTestInput!) {
    flexibleTestingLaunchTest(input: $input) {
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
