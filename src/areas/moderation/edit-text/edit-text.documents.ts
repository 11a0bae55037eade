import { graphql } from '#schema/generated/client/gql.ts';

export const UpdateResponse = graphql(`
  mutation EditText_Save($input: FlexibleTestingUpdateTestCaseResultResponseInput!) @repeatable {
    flexibleTestingUpdateTestCaseResultResponse(input: $input) {
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
