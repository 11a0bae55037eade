import { advance } from '../../workflow/advance.ts';
import { subjects } from '../../workflow/subjects.ts';
import type { Tx } from '../../workflow/transaction.ts';
import { demandOpen } from './place.ts';
import type { Place } from './place.ts';

/** An invited tester joins. */
export const acceptInvitation = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'invitation.accept' }, { operation: 'acceptInvitation' });
};

/** An invited tester stays away. */
export const declineInvitation = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'invitation.decline' }, { operation: 'declineInvitation' });
};

/** A tester leaves before the end. */
export const leaveTest = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'tester.dropOut' }, { operation: 'dropOut' });
};

/** The first case moves the tester into the work; later ones change nothing. */
export const startTesting = async (tx: Tx, place: Place): Promise<void> => {
  demandOpen(place);
  if (place.status === 'joined') await advance(tx, subjects.participant, place.id, { type: 'case.start' }, { operation: 'startCase' });
};

/** The tester is through. */
export const completeParticipation = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'testing.complete' }, { operation: 'completeTesting' });
};

/** The tester did what the edit request asks. */
export const completeEditRequest = async (tx: Tx, id: string): Promise<void> => {
  await advance(tx, subjects.editRequest, id, { type: 'edit.complete' }, { operation: 'answerEditRequest' });
};
