import type { AcceptAssignmentSnapshot } from './accept-assignment.machine.ts';
import type { WelcomeCheck } from './accept-assignment.types.ts';

/** What stands before the test: nothing, one of the dialogs, or the way out. */
export const selectGate = (snapshot: AcceptAssignmentSnapshot): 'open' | 'welcome' | 'taken' | 'left' => {
  if (snapshot.matches('accepted')) return 'open';
  if (snapshot.matches('taken')) return 'taken';
  return snapshot.matches('left') ? 'left' : 'welcome';
};

export const selectIsAccepting = (snapshot: AcceptAssignmentSnapshot): boolean => snapshot.matches('accepting');

export const selectIsRejecting = (snapshot: AcceptAssignmentSnapshot): boolean => snapshot.matches('rejecting');

export const selectCanAccept = (snapshot: AcceptAssignmentSnapshot): boolean => snapshot.can({ type: 'assignment.accept' });

export const selectIsChecked =
  (check: WelcomeCheck) =>
  (snapshot: AcceptAssignmentSnapshot): boolean =>
    snapshot.context.checked.includes(check);
