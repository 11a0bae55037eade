import { advance } from '../../workflow/advance.ts';
import { subjects } from '../../workflow/subjects.ts';
import type { Tx } from '../../workflow/transaction.ts';
import { demandOpen } from './place.ts';
import type { Place } from './place.ts';

export const acceptInvitation = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'invitation.accept' }, { operation: 'acceptInvitation' });
};

export const declineInvitation = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'invitation.decline' }, { operation: 'declineInvitation' });
};

export const leaveTest = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'tester.dropOut' }, { operation: 'dropOut' });
};

/** Only the first case moves the tester. */
export const startTesting = async (tx: Tx, place: Place): Promise<void> => {
  demandOpen(place);
  if (place.status === 'joined') await advance(tx, subjects.participant, place.id, { type: 'case.start' }, { operation: 'startCase' });
};

export const completeParticipation = async (tx: Tx, place: Place): Promise<void> => {
  await advance(tx, subjects.participant, place.id, { type: 'testing.complete' }, { operation: 'completeTesting' });
};

export const completeEditRequest = async (tx: Tx, id: string): Promise<void> => {
  await advance(tx, subjects.editRequest, id, { type: 'edit.complete' }, { operation: 'answerEditRequest' });
};
