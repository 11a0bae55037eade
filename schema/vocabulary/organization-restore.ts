export const organizationRestoreStates = [
  'awaiting',
  'checking',
  'checked',
  'refused',
  'restoring',
  'restored',
  'failed',
  'discarded',
  'expired',
] as const;
export type OrganizationRestoreState = (typeof organizationRestoreStates)[number];

/** Larger ones are restored by the command on the server. */
export const restoreBytes = 200 * 1024 * 1024;

/** How long an archive waits to be sent, and a checked one to be restored. */
export const restoreHours = 24;

export const restoreTexts = {
  inWork: 'Another archive is being restored. Discard it, or wait for its end.',
  tooLarge: 'An archive sent here has at most 200 MB. Restore a larger one by the command on the server.',
  noArchive: 'Choose an archive of an organization, a file that ends in .zip.',
  notBegun: 'The archive could not be sent. Please try again.',
  notSent: 'The archive did not arrive. Choose it again.',
  notStarted: 'The organization could not be restored. Please try again.',
  notDiscarded: 'The archive could not be discarded. Please try again.',
  broken: 'It could not be done because of a fault of the server, which is in its log. Nothing was restored.',
} as const;
