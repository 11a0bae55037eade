import { GraphQLError } from 'graphql';

/** A refused role or flag: the caller learns nothing about ids. */
export const forbidden = (): GraphQLError =>
  new GraphQLError('You are not authorized to access the page.', { extensions: { code: 'FORBIDDEN' } });

/** Foreign, absent, malformed, deleted or invisible: the same bytes. */
export const notFound = (): GraphQLError =>
  new GraphQLError('The requested resource was not found.', { extensions: { code: 'NOT_FOUND' } });

/** An argument that no client of ours sends. */
export const badUserInput = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
