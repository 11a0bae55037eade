import { graphql } from '#schema/generated/client/gql.ts';

export const OpenSupervisedForm = graphql(`
  query HoldForm_Open($advancedTestId: ID!, $requestedTestId: ID) {
    supervisedForm(advancedTestId: $advancedTestId, requestedTestId: $requestedTestId) {
      version
      values
      device
      savedAt
    }
  }
`);

export const SaveSupervisedForm = graphql(`
  mutation HoldForm_Save($input: SaveSupervisedFormInput!) {
    saveSupervisedForm(input: $input) {
      successful
      result {
        version
        savedAt
      }
      errors {
        ...Refusal
      }
    }
  }
`);
