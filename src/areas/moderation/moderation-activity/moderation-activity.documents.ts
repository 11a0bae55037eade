import { graphql } from '#schema/generated/client/gql.ts';

export const RegisterActivity = graphql(`
  mutation ModerationActivity_Register($input: CaseResultInput!) @automatic {
    registerModerationActivity(input: $input) {
      successful
      result {
        id
        otherModerators
        wasRead
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const FinishActivity = graphql(`
  mutation ModerationActivity_Finish($input: CaseResultInput!) @automatic {
    finishModerationActivity(input: $input) {
      successful
      errors {
        ...Refusal
      }
    }
  }
`);
