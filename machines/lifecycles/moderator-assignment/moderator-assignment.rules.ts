import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import type { Actor } from '../../lib/actor.ts';
import { refusal } from '../../lib/refusal.ts';
import type { Refusal } from '../../lib/refusal.ts';

type Moderated = { readonly communityTestManagersEnabled: boolean };

export const ended = refusal('invalid_state', 'This test has ended.');

export const isOver = (status: TestWindowStatus): boolean => status === 'closed' || status === 'cancelled';

export const managesModerators = ({ role }: Pick<Actor, 'role'>, { communityTestManagersEnabled }: Moderated): boolean =>
  role === 'test_manager' && communityTestManagersEnabled;

/** A new assignment has no chart to ask yet. */
export const assigningRefusal = ({
  windowStatus,
  communityTestManagersEnabled,
}: Moderated & { readonly windowStatus: TestWindowStatus }): Refusal | null => {
  if (!communityTestManagersEnabled) return refusal('not_enabled', 'Community test managers are not enabled for this test.');
  return isOver(windowStatus) ? ended : null;
};
