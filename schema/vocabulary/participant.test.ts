import { describe, expect, it } from 'vitest';
import {
  backupParticipantStatuses,
  chosenParticipantStatuses,
  finishedParticipantStatuses,
  goneParticipantStatuses,
  joinedParticipantStatuses,
  participantStatuses,
  participantTraits,
  publishableParticipantStatuses,
  publishedParticipantStatuses,
  reviewedNextParticipantStatuses,
  testingParticipantStatuses,
  unremovableParticipantStatuses,
  workingParticipantStatuses,
} from './participant.ts';

/** By hand, from the tables of the specification. */
const lists: readonly (readonly [string, readonly string[], string])[] = [
  ['testingParticipantStatuses', testingParticipantStatuses, 'joined in_progress'],
  ['reviewedNextParticipantStatuses', reviewedNextParticipantStatuses, 'testing_complete under_review'],
  ['publishableParticipantStatuses', publishableParticipantStatuses, 'testing_complete under_review results_approved publishing_failed'],
  ['publishedParticipantStatuses', publishedParticipantStatuses, 'publishing_results results_published'],
  [
    'finishedParticipantStatuses',
    finishedParticipantStatuses,
    'testing_complete under_review results_approved publishing_results results_published publishing_failed',
  ],
  [
    'workingParticipantStatuses',
    workingParticipantStatuses,
    'joined in_progress testing_complete under_review results_approved publishing_failed',
  ],
  [
    'joinedParticipantStatuses',
    joinedParticipantStatuses,
    'joined in_progress testing_complete under_review results_approved publishing_failed publishing_results results_published',
  ],
  ['goneParticipantStatuses', goneParticipantStatuses, 'removed dropped_out backup_removed declined expired'],
  ['chosenParticipantStatuses', chosenParticipantStatuses, 'selected backup'],
  ['backupParticipantStatuses', backupParticipantStatuses, 'backup backup_removed'],
  [
    'unremovableParticipantStatuses',
    unremovableParticipantStatuses,
    'removed results_published publishing_results publishing_failed dropped_out expired backup_removed',
  ],
];

describe('the statuses of a participant', () => {
  it('RE-097: stand in the order of testers in a group', () =>
    expect(participantStatuses.join(' ')).toBe(
      'selected invited joined in_progress testing_complete under_review results_approved publishing_results results_published publishing_failed dropped_out removed declined expired backup_removed backup',
    ));

  it.each(lists)('%s', (_name, listed, expected) => expect(listed.toSorted()).toEqual(expected.split(' ').toSorted()));

  it('are all there whose progress is drawn, and hidden by the box that names them', () => {
    const said = (key: keyof (typeof participantTraits)['backup']) =>
      participantStatuses.flatMap((status) => {
        const value = participantTraits[status][key];
        return value === undefined ? [] : [`${status} ${String(value)}`];
      });
    expect(said('hasNoProgress')).toEqual(['publishing_failed true']);
    expect(said('hiddenUnder').toSorted()).toEqual([
      'backup none',
      'backup_removed removed',
      'declined declined',
      'dropped_out declined',
      'invited invited',
      'removed removed',
    ]);
  });
});
