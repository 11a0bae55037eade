import { expect, it } from 'vitest';
import { signUpError, signUpFailed } from './sign-up.rules.ts';

it('says that sign-up is closed where it is', () => {
  expect(signUpError('sign_up_closed')).toEqual({
    title: 'Sign-up is closed',
    text: expect.stringContaining('for an account'),
    code: null,
  });
});

it.each([
  ['email_mismatch', 'email_mismatch'],
  ['422', '422'],
  ['Call 0900 1234', null],
  ['call_0900_1234_and_tell_your_password', null],
  ['x'.repeat(41), null],
  [null, null],
])('SH-061: shows the code %s as %s', (code, shown) => {
  expect(signUpError(code)).toEqual({ title: 'Your trial was not opened', text: signUpFailed, code: shown });
});
