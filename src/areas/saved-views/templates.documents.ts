import { graphql } from '#schema/generated/client/gql.ts';

export const Templates = graphql(`
  query Templates_List {
    savedViews(list: requests) {
      ...ListedSavedView
      testCount
    }
  }
`);

export const StartFromTemplate = graphql(`
  mutation Templates_Start($input: LaunchDraftFromTemplateInput!) @repeatable {
    launchDraftFromTemplate(input: $input) {
      successful
      errors {
        ...Refusal
      }
      result {
        id
        name
        step
        savedAt
        testCount
        openTestId
        sharing
        holder
        holderName
      }
    }
  }
`);
