import { graphql } from '#schema/generated/client/gql.ts';

export const ListedSavedView = graphql(`
  fragment ListedSavedView on SavedView {
    id
    isPinned
    ownerName
    ...SavedViewRow
  }
`);

export const SavedViews = graphql(`
  query SavedViews_List($list: SavedViewList!) {
    savedViews(list: $list) {
      ...ListedSavedView
    }
  }
`);

export const CreateView = graphql(`
  mutation SavedViews_Create($input: SavedViewCreateInput!) @repeatable {
    savedViewCreate(input: $input) {
      successful
      errors {
        ...Refusal
      }
      result {
        id
      }
    }
  }
`);

export const UpdateView = graphql(`
  mutation SavedViews_Update($input: SavedViewUpdateInput!) @repeatable {
    savedViewUpdate(input: $input) {
      successful
      version
      errors {
        ...Refusal
      }
      result {
        id
        ...SavedViewRow
      }
    }
  }
`);

export const PinView = graphql(`
  mutation SavedViews_Pin($input: SavedViewPinInput!) @repeatable {
    savedViewPin(input: $input) {
      successful
      version
      errors {
        ...Refusal
      }
      result {
        id
        isPinned
      }
    }
  }
`);

export const RemoveView = graphql(`
  mutation SavedViews_Remove($input: SavedViewRemoveInput!) @repeatable {
    savedViewRemove(input: $input) {
      successful
      version
      errors {
        ...Refusal
      }
      result {
        id
      }
    }
  }
`);
