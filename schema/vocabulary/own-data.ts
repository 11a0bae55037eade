export const archiveStates = ['making', 'ready', 'failed', 'expired'] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** How long an archive can be downloaded. */
export const archiveDays = 7;

export const ownDataTexts = {
  failed: 'Your data could not be asked for. Please try again.',
  notForgotten: 'Your account could not be deleted. Please try again.',
  wrong: 'This is not your password.',
  wrongEmail: 'This is not the address of your account.',
  tooMany: 'Too many tries. Wait five minutes.',
} as const;
