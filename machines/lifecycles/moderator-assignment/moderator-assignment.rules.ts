import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import type { Actor } from '../../lib/actor.ts';
import { refusal } from '../../lib/refusal.ts';
import type { Refusal } from '../../lib/refusal.ts';

type Moderated = { readonly communityTestManagersEnabled: boolean };

export const ended = refusal('invalid_state', 'This test has ended.');

/** Whether nobody is put on a test or taken off it any more. */
export const isOver = (status: TestWindowStatus): boolean => status === 'closed' || status === 'cancelled';

/** Who sees the moderators of a test and assigns them: test managers, where the test has any. */
export const managesModerators = ({ role }: Pick<Actor, 'role'>, { communityTestManagersEnabled }: Moderated): boolean =>
  role === 'test_manager' && communityTestManagersEnabled;

/** Why no moderator can be assigned to a supervised test, or null; an assignment that is not made yet has no chart. */
export const assigningRefusal = ({
  windowStatus,
  communityTestManagersEnabled,
}: Moderated & { readonly windowStatus: TestWindowStatus }): Refusal | null => {
  if (!communityTestManagersEnabled) return refusal('not_enabled', 'Community test managers are not enabled for this test.');
  return isOver(windowStatus) ? ended : null;
};
