import { describe, expect, it } from 'vitest';
import { loginMessage, readLoginSearch, requestOf } from './login.rules.ts';

describe('the search of the login page', () => {
  it('keeps text, takes numbers for text, and drops the rest', () => {
    expect(readLoginSearch({ error: 403, sso: 'northwind', trial: { a: 1 }, other: 'x', returnTo: '' })).toEqual({
      error: '403',
      sso: 'northwind',
    });
  });
});

describe('what the login page says', () => {
  it('says nothing when nothing happened', () => {
    expect(loginMessage({ sso: 'northwind', returnTo: '/issues' })).toBeNull();
  });

  it('SH-421: tells an unknown account', () => {
    expect(loginMessage({ error: '403' })?.text).toBe(
      'Account with a given email does not exist in our system. Please verify the email or contact our Customer Support to create new account.',
    );
  });

  it('SH-422: tells the end of a trial', () => {
    expect(loginMessage({ trial: 'expired' })?.title).toBe('Your trial has expired');
  });

  it('shows no words that anybody could have written into an address', () => {
    const written = { error_description: 'Call 0900 1234 and tell your password' };
    expect(
      [{ error: 'access_denied', ...written }, { error: 'Call 0900 1234', ...written }, written, { error: 'sign_in_failed' }].map(
        (search) => loginMessage(search)?.text,
      ),
    ).toEqual([
      'The sign-in service did not let you in.',
      'Sign-in could not be completed. Please try again.',
      'Sign-in could not be completed. Please try again.',
      'Sign-in could not be completed. Please try again.',
    ]);
  });

  it('has a sentence of its own for each error it knows, and one for the rest', () => {
    const error = (code: string) => loginMessage({ error: code, error_description: 'Call 0900 1234' })?.text;
    expect(
      ['access_denied', 'server_error', 'temporarily_unavailable', 'unauthorized_client', 'login_required', 'toString'].map(error),
    ).toEqual([
      'The sign-in service did not let you in.',
      'The sign-in service has a problem. Please try again in a moment.',
      'The sign-in service has a problem. Please try again in a moment.',
      'Sign-in is not set up correctly. Please contact our Customer Support.',
      'Sign-in could not be completed. Please try again.',
      'Sign-in could not be completed. Please try again.',
    ]);
  });
});

describe('what is asked of the sign-in service', () => {
  it('SH-055 SH-056: passes error and error_description on', () => {
    expect(requestOf({ error: 'access_denied', error_description: 'no' }).forwarded).toEqual({
      error: 'access_denied',
      error_description: 'no',
    });
  });

  it('SH-053: goes straight to a named connection', () => {
    expect([requestOf({ sso: 'northwind' }).connection, requestOf({}).connection]).toEqual(['northwind', null]);
  });

  it('asks anew who it is after any refusal, and only then', () => {
    const searches = [{ error: '403' }, { error_description: 'no' }, { trial: 'expired' }, { ended: 'elsewhere' }, { sso: 'northwind' }];
    expect(searches.map((search) => requestOf(search).isAnew)).toEqual([true, true, true, false, false]);
  });

  it('returns only inside the portal', () => {
    expect([requestOf({ returnTo: '//evil.example' }).returnTo, requestOf({ returnTo: '/issues?a=1' }).returnTo]).toEqual([
      '/',
      '/issues?a=1',
    ]);
  });
});
