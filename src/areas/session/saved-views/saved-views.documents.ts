import { graphql } from '#schema/generated/client/gql.ts';

export const SavedViews = graphql(`
  query SavedViews_List($list: SavedViewList!) {
    savedViews(list: $list) {
      id
      isPinned
      ownerName
      ...SavedViewRow
    }
  }
`);

export const CreateView = graphql(`
  mutation SavedViews_Create($input: SavedViewCreateInput!) {
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
  mutation SavedViews_Update($input: SavedViewUpdateInput!) {
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
  mutation SavedViews_Pin($input: SavedViewPinInput!) {
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
  mutation SavedViews_Remove($input: SavedViewRemoveInput!) {
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
