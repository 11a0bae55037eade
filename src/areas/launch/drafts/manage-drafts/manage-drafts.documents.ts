import { graphql } from '#schema/generated/client/gql.ts';

export const OtherDrafts = graphql(`
  query ManageDrafts_List {
    launchDrafts {
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
`);

export const RenameLaunchDraft = graphql(`
  mutation ManageDrafts_Rename($input: RenameLaunchDraftInput!) {
    renameLaunchDraft(input: $input) {
      successful
      result {
        id
        name
        version
        savedAt
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const DuplicateLaunchDraft = graphql(`
  mutation ManageDrafts_Duplicate($input: DuplicateLaunchDraftInput!) {
    duplicateLaunchDraft(input: $input) {
      successful
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
      errors {
        ...Refusal
      }
    }
  }
`);

export const DiscardOtherDraft = graphql(`
  mutation ManageDrafts_Discard($input: DiscardLaunchDraftInput!) {
    discardLaunchDraft(input: $input) {
      successful
      version
      result {
        id
        state
      }
      errors {
        ...Refusal
      }
    }
  }
`);
