import { graphql } from '#schema/generated/client/gql.ts';

export const OpenLaunchForm = graphql(`
  query KeepForm_Open {
    launchForm {
      version
      values
      device
      launchedId
      savedAt
    }
  }
`);

export const SaveLaunchForm = graphql(`
  mutation KeepForm_Save($input: SaveLaunchFormInput!) {
    saveLaunchForm(input: $input) {
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
