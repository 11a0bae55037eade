import { graphql } from '#schema/generated/client/gql.ts';

export const OpenedApproval = graphql(`
  fragment OpenedApproval on LaunchApproval {
    ...ShownApproval
    askedBy
    askedAt
    testId
    draftId
    tests {
      id
      name
      activity
    }
  }
`);

export const Approval = graphql(`
  query Approval_Opened($id: ID!) {
    launchApproval(id: $id) {
      ...OpenedApproval
    }
  }
`);

export const ApproveLaunch = graphql(`
  mutation Approval_Approve($input: LaunchApprovalApproveInput!) @repeatable {
    launchApprovalApprove(input: $input) {
      successful
      result {
        ...OpenedApproval
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const SendBackLaunch = graphql(`
  mutation Approval_SendBack($input: LaunchApprovalSendBackInput!) @repeatable {
    launchApprovalSendBack(input: $input) {
      successful
      result {
        ...OpenedApproval
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const WithdrawLaunch = graphql(`
  mutation Approval_Withdraw($input: LaunchApprovalInput!) @repeatable {
    launchApprovalWithdraw(input: $input) {
      successful
      result {
        ...OpenedApproval
      }
      errors {
        ...Refusal
      }
    }
  }
`);
