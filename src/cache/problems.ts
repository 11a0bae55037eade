import type { CombinedError, Operation } from 'urql';

/** Failures that concern the whole portal. */
export type Problem =
  | { readonly kind: 'access'; readonly refusal: 'user_not_found' | 'trial_expired' | 'unauthenticated' }
  | { readonly kind: 'stale' | 'server' | 'notFound' | 'forbidden' | 'limited' | 'outdated' };

const access: Readonly<Record<string, 'user_not_found' | 'trial_expired' | 'unauthenticated'>> = {
  UNAUTHENTICATED: 'unauthenticated',
  USER_NOT_FOUND: 'user_not_found',
  TRIAL_EXPIRED: 'trial_expired',
  OVERRIDE_INVALID: 'unauthenticated',
};

const kinds: Readonly<Record<string, 'stale' | 'forbidden' | 'limited' | 'outdated' | 'server'>> = {
  STALE_ORGANIZATION: 'stale',
  FORBIDDEN: 'forbidden',
  RATE_LIMITED: 'limited',
  UNKNOWN_DOCUMENT: 'outdated',
  INTERNAL: 'server',
};

const statusOf = (error: CombinedError): number => {
  const response: unknown = error.response;
  const status: unknown = typeof response === 'object' && response !== null ? Reflect.get(response, 'status') : null;
  return typeof status === 'number' ? status : 0;
};

const byStatus = (status: number): Problem | null => {
  if (status === 401 || status === 403) return { kind: 'access', refusal: 'unauthenticated' };
  if (status === 429) return { kind: 'limited' };
  return status >= 500 ? { kind: 'server' } : null;
};

export const codesOf = (error: CombinedError): readonly string[] =>
  error.graphQLErrors.flatMap(({ extensions }) => (typeof extensions['code'] === 'string' ? [extensions['code']] : []));

const byCode = (code: string, operation: Pick<Operation, 'kind'>): Problem | null => {
  const refusal = access[code];
  if (refusal !== undefined) return { kind: 'access', refusal };
  if (code === 'NOT_FOUND') return operation.kind === 'query' ? { kind: 'notFound' } : null;
  const kind = kinds[code];
  return kind === undefined ? null : { kind };
};

/** Null where the screen that asked reports it, as for failed writes; subscriptions never have one. */
export const problemOf = (error: CombinedError, operation: Pick<Operation, 'kind'>): Problem | null => {
  if (operation.kind === 'subscription') return null;
  const coded = codesOf(error).map((code) => byCode(code, operation));
  const problem = coded.find((each) => each !== null) ?? byStatus(statusOf(error));
  const isOfTheWrite = operation.kind === 'mutation' && (problem?.kind === 'server' || problem?.kind === 'limited');
  return isOfTheWrite ? null : problem;
};

/** A rate limit: the server did nothing. */
export const isLimited = (error: CombinedError): boolean => statusOf(error) === 429 || codesOf(error).includes('RATE_LIMITED');

/** No response, unavailable, or rate limited. */
export const isSilence = (error: CombinedError): boolean => {
  const kind = problemOf(error, { kind: 'query' })?.kind;
  return kind === undefined ? error.networkError !== undefined : kind === 'server' || kind === 'limited';
};

export const wordsOf = (message: string): string => message.replace(/^(\[GraphQL\] |GraphQL error: |\[Network\] )/, '');
