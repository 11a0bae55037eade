import type { SavedViewRow } from '#machines/lifecycles/saved-view/saved-view.types.ts';
import { graphql } from '../gql.ts';
import type { SavedViewRowFragment } from '../graphql.ts';

export const SavedViewAsked = graphql(`
  fragment SavedViewRow on SavedView {
    id
    name
    query
    isShared
    ownerId
  }
`);

/** What the chart asks of a SavedView, from what the API shows of it. */
export const savedViewRowOf = (from: SavedViewRowFragment): SavedViewRow => ({
  state: 'kept',
  name: from.name,
  query: from.query,
  isShared: from.isShared,
  pinnedBy: [],
  userId: from.ownerId,
});

/** The fields of a SavedView that show columns of its chart. */
export const savedViewFields = { name: 'name', query: 'query', isShared: 'isShared', userId: 'ownerId' } as const;
