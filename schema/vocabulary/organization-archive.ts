export const organizationArchiveStates = ['asked', 'gathering', 'ready', 'failed', 'expired', 'cancelled'] as const;
export type OrganizationArchiveState = (typeof organizationArchiveStates)[number];

/** Whole: everything that is kept of an organization; seen: what its customers may read. */
export const archiveScopes = ['whole', 'seen'] as const;
export type ArchiveScope = (typeof archiveScopes)[number];

/** How long an archive of an organization can be downloaded. */
export const organizationArchiveDays = 7;

export const organizationArchiveTexts = {
  inWork: 'An archive is already being made. Cancel it, or wait until it is done.',
  notAsked: 'The archive could not be asked for. Please try again.',
  notCancelled: 'The archive could not be cancelled. Please try again.',
} as const;

/** Told to whoever asked; without a link that opens anything. */
export const organizationArchiveNotices = {
  ready: (name: string): string => `The archive of ${name} is ready. It can be downloaded for ${organizationArchiveDays} days.`,
  failed: (name: string): string => `The archive of ${name} could not be made. Ask for it again.`,
} as const;
