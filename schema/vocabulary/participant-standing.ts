import type { ParticipantStatus } from './participant.ts';

/** Results that are published, or about to be: nothing of them changes any more. */
export const publishedParticipantStatuses: readonly ParticipantStatus[] = ['publishing_results', 'results_published'];

export const isPublished = (status: ParticipantStatus | null): boolean => status !== null && publishedParticipantStatuses.includes(status);

/** Testers who joined and whose results are still theirs to hand in or ours to publish. */
export const workingParticipantStatuses: readonly ParticipantStatus[] = [
  'joined',
  'in_progress',
  'testing_complete',
  'under_review',
  'results_approved',
  'publishing_failed',
];

/** Testers who joined and did not leave: they talk and reproduce what others found, also after their results are published. */
export const joinedParticipantStatuses: readonly ParticipantStatus[] = [...workingParticipantStatuses, ...publishedParticipantStatuses];

/** Testers who are no longer on the test. */
export const goneParticipantStatuses: readonly ParticipantStatus[] = ['removed', 'dropped_out', 'backup_removed', 'declined', 'expired'];
