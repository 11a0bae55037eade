import { signUpClosed } from '#schema/vocabulary/sign-in.ts';

export const signUpFailed = 'There was an error while handling your request. Please try again later or contact support.';

/** What the sign-up error page says to a code of the address, and the code itself only where it looks like one: anybody can write an address. */
export const signUpError = (code: string | null): { readonly title: string; readonly text: string; readonly code: string | null } =>
  code === signUpClosed
    ? { title: 'Sign-up is closed', text: 'Ask whoever invited you, or our Customer Support, for an account.', code: null }
    : {
        title: 'Your trial was not opened',
        text: signUpFailed,
        code: code !== null && /^[a-z0-9]+(?:_[a-z0-9]+){0,3}$/i.test(code) && code.length <= 40 ? code : null,
      };
