import { CombinedError } from 'urql';
import { describe, expect, it } from 'vitest';
import { problemOf, wordsOf } from './problems.ts';

const query = { kind: 'query' } as const;
const coded = (code: string, status = 200) =>
  new CombinedError({ graphQLErrors: [{ message: 'No.', extensions: { code } }], response: { status } });
const answered = (status: number) => new CombinedError({ networkError: new Error('No content'), response: { status } });

describe('problems of the portal', () => {
  it.each([
    ['USER_NOT_FOUND', { kind: 'access', refusal: 'user_not_found' }],
    ['TRIAL_EXPIRED', { kind: 'access', refusal: 'trial_expired' }],
    ['UNAUTHENTICATED', { kind: 'access', refusal: 'unauthenticated' }],
    ['OVERRIDE_INVALID', { kind: 'access', refusal: 'unauthenticated' }],
    ['STALE_ORGANIZATION', { kind: 'stale' }],
    ['FORBIDDEN', { kind: 'forbidden' }],
    ['RATE_LIMITED', { kind: 'limited' }],
    ['INTERNAL', { kind: 'server' }],
    ['NOT_FOUND', { kind: 'notFound' }],
    ['BAD_USER_INPUT', null],
  ])('%s', (code, problem) => {
    expect(problemOf(coded(code), query)).toEqual(problem);
  });

  it('leave a mutation its own failure when something was not found', () => {
    expect([problemOf(coded('NOT_FOUND'), { kind: 'mutation' }), problemOf(coded('FORBIDDEN'), { kind: 'mutation' })]).toEqual([
      null,
      { kind: 'forbidden' },
    ]);
  });

  it('leave a write that the server could not make to the screen that asked for it, in one sentence', () => {
    const failed = [coded('INTERNAL', 500), coded('UNAVAILABLE', 503), answered(502), coded('RATE_LIMITED', 429), answered(429)];
    expect(failed.map((error) => problemOf(error, { kind: 'mutation' }))).toEqual(failed.map(() => null));
    expect(failed.map((error) => problemOf(error, query)?.kind)).toEqual(['server', 'server', 'server', 'limited', 'limited']);
  });

  it('are told by the status alone where nothing else is known; no network is none', () => {
    expect([401, 403, 429, 500, 502, 404].map((status) => problemOf(answered(status), query)?.kind ?? null)).toEqual([
      'access',
      'access',
      'limited',
      'server',
      'server',
      null,
    ]);
    expect(problemOf(new CombinedError({ networkError: new TypeError('Failed to fetch') }), query)).toBeNull();
  });

  it('never come from a subscription', () => {
    expect(problemOf(coded('NOT_FOUND'), { kind: 'subscription' })).toBeNull();
  });

  it('SH-428: lose the prefix of the protocol', () => {
    expect(['GraphQL error: No.', '[GraphQL] No.', '[Network] No.', 'No.'].map(wordsOf)).toEqual(['No.', 'No.', 'No.', 'No.']);
  });
});
