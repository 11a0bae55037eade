import { apiTokenTexts } from '#schema/vocabulary/api-token.ts';
import type { ApiTokenScope } from '#schema/vocabulary/api-token.ts';
import { confirming } from '#server/identity/sessions.ts';
import { GraphQLError } from 'graphql';

export const forbidden = (): GraphQLError =>
  new GraphQLError('You are not authorized to access the page.', { extensions: { code: 'FORBIDDEN' } });

/** Null where no token may do it. */
export const forbiddenToToken = (needed: ApiTokenScope | null): GraphQLError =>
  new GraphQLError(needed === null ? apiTokenTexts.closed : apiTokenTexts.needs(needed), { extensions: { code: 'FORBIDDEN' } });

/** The call may be repeated once the password was typed again. */
export const confirmationNeeded = (): GraphQLError => new GraphQLError(confirming.message, { extensions: { code: 'CONFIRMATION_NEEDED' } });

/** The same bytes for foreign, missing, malformed, deleted and hidden ids, so that none can be probed. */
export const notFound = (): GraphQLError =>
  new GraphQLError('The requested resource was not found.', { extensions: { code: 'NOT_FOUND' } });

export const badUserInput = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
