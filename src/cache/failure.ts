import type { CombinedError } from 'urql';

/** The request id, for a person to quote. */
export const requestIdOf = ({ response, graphQLErrors }: CombinedError): string | null => {
  const headers: unknown = typeof response === 'object' && response !== null ? Reflect.get(response, 'headers') : null;
  if (headers instanceof Headers) return headers.get('x-request-id');
  const named = graphQLErrors.map(({ extensions }) => extensions['errorId']).find((id) => typeof id === 'string');
  return typeof named === 'string' ? named : null;
};
