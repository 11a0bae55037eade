import { graphql } from '#schema/generated/client/gql.ts';

export const ShownApproval = graphql(`
  fragment ShownApproval on LaunchApproval {
    ...LaunchApprovalRow
    kind
    name
    above
    over
    month
    approvers
    decidedBy
    runAt
  }
`);

export const TestApproval = graphql(`
  query LaunchApproval_OfTest($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on AdvancedTestRequest {
        id
        approval {
          ...ShownApproval
        }
      }
    }
  }
`);
