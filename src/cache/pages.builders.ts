/** What a document asks of a page: its ids, and where the next one begins. */
export const connection = '__typename edges { __typename cursor node { __typename id } } pageInfo { __typename hasNextPage endCursor }';
