import { afterEach, describe, expect, it } from 'vitest';
import { forgetReturned, readReturned, returnedGrant, takeReturned } from './returned-grant.ts';

afterEach(forgetReturned);

describe('what a sign-in adds to the address', () => {
  it('is read, and nothing else', () => {
    expect(readReturned({ code: 'c', state: 's', error: undefined, session_state: 'x', page: 2 })).toEqual({ code: 'c', state: 's' });
    expect(readReturned({ code: 12, state: {}, error: ['access_denied'] })).toEqual({ code: '12' });
  });

  it('LA-127: a code with its state is taken', () => {
    expect(takeReturned({ code: 'c', state: 's' })).toBe(true);
    expect(returnedGrant()).toEqual({ authorizationCode: 'c', state: 's' });
    forgetReturned();
    expect(returnedGrant()).toBeNull();
  });

  it.each([[{ error: 'access_denied', state: 's' }], [{ code: 'c' }], [{ code: 'c', state: 's', error: 'server_error' }]])(
    'anything else is a refusal: %j',
    (search) => {
      expect(takeReturned(search)).toBe(true);
      expect(returnedGrant()).toBe('refused');
    },
  );

  it('an address without them says nothing', () => {
    expect(takeReturned({ state: 's' })).toBe(false);
    expect(returnedGrant()).toBeNull();
  });
});
