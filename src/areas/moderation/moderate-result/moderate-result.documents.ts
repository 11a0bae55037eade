import { graphql } from '#schema/generated/client/gql.ts';

export const JudgedResult = graphql(`
  fragment Moderation_JudgedResult on CaseResult {
    id
    ...CaseResultRow
    latestCaseResultEditRequest {
      id
      status
      content
      createdAt
    }
    relatedIssues {
      ...RelatedIssueRow
      version
    }
    ...Moderation_ResultLog
    version
  }
`);

export const JudgedParticipant = graphql(`
  fragment Moderation_JudgedParticipant on Participant {
    ...ParticipantRow
    moderationStatus
    highestSeverity
    numberOfPendingIssueModerations
    numberOfPendingResultModerations
    numberOfPendingEditRequests
    ...Moderation_Log
    version
  }
`);

export const Judged = graphql(`
  fragment Moderation_Judged on CaseResultChange {
    successful
    version
    result {
      ...Moderation_JudgedResult
    }
    participant {
      ...Moderation_JudgedParticipant
    }
    errors {
      ...Refusal
    }
  }
`);

export const ToggleApproval = graphql(`
  mutation ModerateResult_ToggleApproval($input: ToggleTestCaseResultApprovalInput!) @repeatable {
    toggleTestCaseResultApproval(input: $input) {
      ...Moderation_Judged
    }
  }
`);

export const RequestEdit = graphql(`
  mutation ModerateResult_RequestEdit($input: CreateCaseResultEditRequestInput!) @repeatable {
    createCaseResultEditRequest(input: $input) {
      ...Moderation_Judged
    }
  }
`);

export const CancelEdit = graphql(`
  mutation ModerateResult_CancelEdit($input: CaseResultInput!) @repeatable {
    cancelCaseResultEditRequest(input: $input) {
      ...Moderation_Judged
    }
  }
`);

export const FinalizeModeration = graphql(`
  mutation ModerateResult_Finalize($input: CaseResultInput!) @repeatable {
    flexibleTestingFinalizeCaseResultModeration(input: $input) {
      ...Moderation_Judged
    }
  }
`);
