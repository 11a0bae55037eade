import { graphql } from '#schema/generated/client/gql.ts';

export const RejectedResult = graphql(`
  fragment RejectResult_Changed on CaseResult {
    id
    ...CaseResultRow
    version
    testCase {
      id
      status
      isRejected
      isTestCaseLive
    }
  }
`);

export const RejectResult = graphql(`
  mutation RejectResult_Reject($input: FlexibleTestingRejectCaseResultInput!) @repeatable {
    flexibleTestingRejectCaseResult(input: $input) {
      successful
      result {
        ...RejectResult_Changed
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const UnrejectResult = graphql(`
  mutation RejectResult_Unreject($input: FlexibleTestingCaseResultUnrejectInput!) @repeatable {
    flexibleTestingCaseResultUnreject(input: $input) {
      successful
      result {
        ...RejectResult_Changed
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const RejectionReasons = graphql(`
  query RejectResult_Reasons {
    flexibleTestingTestCaseResultRejectionReasons
  }
`);
