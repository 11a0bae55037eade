/** Words about one's own sign-in that server and page share. */
export const passwordTexts = {
  wrong: 'This is not your current password.',
  tooMany: 'Too many tries. Wait five minutes.',
  over: 'This session is over already.',
  failed: 'There was an issue with changing your password. Please try again.',
  changed: 'Your password has been changed. Everywhere else you are signed out.',
  notEnded: 'There was an issue with ending the session. Please try again.',
} as const;

/** The code of the refusal where an operator closed sign-up. */
export const signUpClosed = 'sign_up_closed';
