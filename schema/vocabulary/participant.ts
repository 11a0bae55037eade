export const participantStatuses = [
  'selected',
  'backup',
  'backup_removed',
  'invited',
  'declined',
  'expired',
  'joined',
  'in_progress',
  'testing_complete',
  'under_review',
  'results_approved',
  'publishing_results',
  'results_published',
  'publishing_failed',
  'dropped_out',
  'removed',
] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

export const participantLabels: Readonly<Record<ParticipantStatus, string>> = {
  selected: 'Selected',
  backup: 'Backup',
  backup_removed: 'Unknown',
  invited: 'Invited',
  declined: 'Declined',
  expired: 'Expired',
  joined: 'Joined',
  in_progress: 'In progress',
  testing_complete: 'Testing complete',
  under_review: 'Under review',
  results_approved: 'Approved',
  publishing_results: 'Publishing..',
  results_published: 'Published',
  publishing_failed: 'Publishing Failed',
  dropped_out: 'Dropped out',
  removed: 'Removed',
};

/** The order of testers in a group: the order of the label table. */
export const participantSortOrder: readonly ParticipantStatus[] = [
  'selected',
  'invited',
  'joined',
  'in_progress',
  'testing_complete',
  'under_review',
  'results_approved',
  'publishing_results',
  'results_published',
  'publishing_failed',
  'dropped_out',
  'removed',
  'declined',
  'expired',
  'backup_removed',
  'backup',
];

export const hiddenParticipantStatuses: readonly ParticipantStatus[] = ['declined', 'dropped_out', 'invited', 'removed'];

export const progressParticipantStatuses: readonly ParticipantStatus[] = [
  'joined',
  'in_progress',
  'testing_complete',
  'under_review',
  'results_approved',
  'publishing_results',
  'results_published',
];

export const publishableParticipantStatuses: readonly ParticipantStatus[] = [
  'testing_complete',
  'under_review',
  'results_approved',
  'publishing_failed',
];

export const unremovableParticipantStatuses: readonly ParticipantStatus[] = [
  'removed',
  'results_published',
  'publishing_results',
  'publishing_failed',
  'dropped_out',
  'expired',
  'backup_removed',
];

export const issueGenerations = ['none', 'processing', 'failed'] as const;
export type IssueGeneration = (typeof issueGenerations)[number];

/** Where one report of a tester stands; one that nobody judged until its tester was published stays unmoderated. */
export const reportModerationStatuses = ['pending', 'moderated', 'invalid_issue', 'known_issue', 'unmoderated'] as const;
export type ReportModerationStatus = (typeof reportModerationStatuses)[number];

/** Where a tester as a whole stands, the first that is so. */
export const participantModerationStatuses = ['invalid_issue', 'pending', 'known_issue', 'moderated', 'nothing_to_moderate'] as const;
export type ParticipantModerationStatus = (typeof participantModerationStatuses)[number];

/** Why publishing failed after every try, and how it is mended. */
export const publishingFailed =
  'The issues could not be generated, so nothing was published. Publish again; if it fails again, an administrator finds the cause in the server log.';
