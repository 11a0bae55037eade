import { graphql } from '#schema/generated/client/gql.ts';

export const SaveLaunchDraft = graphql(`
  mutation KeepDraft_Save($input: SaveLaunchDraftInput!) {
    saveLaunchDraft(input: $input) {
      successful
      result {
        id
        version
        savedAt
        state
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

export const NewerLaunchDraft = graphql(`
  query KeepDraft_Newer($id: ID!) {
    launchDraft(id: $id) {
      id
      version
      values
      savedAt
    }
  }
`);
