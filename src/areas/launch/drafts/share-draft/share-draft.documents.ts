import { graphql } from '#schema/generated/client/gql.ts';

export const SharedDraft = graphql(`
  query ShareDraft_Sharing($id: ID!) {
    launchDraft(id: $id) {
      id
      sharing
    }
  }
`);

export const ShareLaunchDraft = graphql(`
  mutation ShareDraft_Share($input: ShareLaunchDraftInput!) {
    shareLaunchDraft(input: $input) {
      successful
      result {
        id
        sharing
        version
      }
      errors {
        ...Refusal
      }
    }
  }
`);
