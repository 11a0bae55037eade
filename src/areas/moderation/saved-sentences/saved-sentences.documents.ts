import { graphql } from '#schema/generated/client/gql.ts';

export const SavedSentences = graphql(`
  query SavedSentences_List {
    savedSentences {
      ownerName
      ...SavedSentenceRow
    }
  }
`);

export const CreateSentence = graphql(`
  mutation SavedSentences_Create($input: SavedSentenceCreateInput!) @repeatable {
    savedSentenceCreate(input: $input) {
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

export const UpdateSentence = graphql(`
  mutation SavedSentences_Update($input: SavedSentenceUpdateInput!) @repeatable {
    savedSentenceUpdate(input: $input) {
      successful
      version
      errors {
        ...Refusal
      }
      result {
        id
        ...SavedSentenceRow
      }
    }
  }
`);

export const RemoveSentence = graphql(`
  mutation SavedSentences_Remove($input: SavedSentenceRemoveInput!) @repeatable {
    savedSentenceRemove(input: $input) {
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

/** Nobody waits for it: a mark that is lost leaves the order as it was. */
export const UseSentence = graphql(`
  mutation SavedSentences_Use($input: SavedSentenceUseInput!) @automatic {
    savedSentenceUse(input: $input) {
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
