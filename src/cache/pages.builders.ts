export const connection = '__typename edges { __typename cursor node { __typename id } } pageInfo { __typename hasNextPage endCursor }';
