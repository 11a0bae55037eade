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
        name
        step
        testCount
        openTestId
        holder
        holderName
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const HoldLaunchDraft = graphql(`
  mutation KeepDraft_Hold($input: OpenLaunchDraftInput!) @automatic {
    openLaunchDraft(input: $input) {
      successful
      result {
        id
        version
        state
        holder
        holderName
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const OpenLaunchDraft = graphql(`
  mutation KeepDraft_Open($input: OpenLaunchDraftInput!) @automatic {
    openLaunchDraft(input: $input) {
      successful
      result {
        id
        version
        values
        savedAt
        name
        ownerName
        ...CustomerRequestRow
        holder
        holderName
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const LaunchDraftChanged = graphql(`
  subscription KeepDraft_Changed($id: ID!) {
    launchDraftChanged(id: $id) {
      number
      id
      version
      holder
    }
  }
`);
