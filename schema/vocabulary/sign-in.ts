export const passwordTexts = {
  wrong: 'This is not your current password.',
  tooMany: 'Too many tries. Wait five minutes.',
  notConfirmed: 'Your password could not be checked. Please try again.',
  over: 'This session has already ended.',
  failed: 'There was an issue with changing your password. Please try again.',
  changed: 'Your password has been changed. You are signed out everywhere else.',
  notEnded: 'There was an issue with ending the session. Please try again.',
} as const;

export const signUpClosed = 'sign_up_closed';
