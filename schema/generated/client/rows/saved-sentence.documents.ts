import type { SavedSentenceRow } from '#machines/lifecycles/saved-sentence/saved-sentence.types.ts';
import { graphql } from '../gql.ts';
import type { SavedSentenceRowFragment } from '../graphql.ts';

export const SavedSentenceAsked = graphql(`
  fragment SavedSentenceRow on SavedSentence {
    id
    text
    isShared
    ownerId
  }
`);

/** What the chart asks of a SavedSentence, from what the API shows of it. */
export const savedSentenceRowOf = (from: SavedSentenceRowFragment): SavedSentenceRow => ({
  state: 'kept',
  text: from.text,
  isShared: from.isShared,
  userId: from.ownerId,
});

/** The fields of a SavedSentence that show columns of its chart. */
export const savedSentenceFields = { text: 'text', isShared: 'isShared', userId: 'ownerId' } as const;
