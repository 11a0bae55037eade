import { graphql } from '#schema/generated/client/gql.ts';

export const DeleteIssue = graphql(`
  mutation RelateIssue_Delete($input: DeleteRelatedIssueInput!) @repeatable {
    deleteRelatedIssue(input: $input) {
      successful
      result {
        ...Moderation_WholeResult
        ...Moderation_ResultLog
      }
      participant {
        ...Moderation_JudgedParticipant
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const IssueOptions = graphql(`
  query RelateIssue_Options($caseResultId: ID!, $find: String!) {
    relatedIssueOptions(caseResultId: $caseResultId, find: $find) {
      code
      title
      severity
      known
      testerName
    }
  }
`);
