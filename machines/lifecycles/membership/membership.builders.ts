import { membershipLifecycle } from './membership.machine.ts';
import type { membershipMachine } from './membership.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { MembershipState } from '#schema/vocabulary/around.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const at = '2026-03-01T10:00:00.000Z';
export const row = (
  state: MembershipState,
  role: Role = 'customer',
  userId = 'u2',
  operators: 'none' | 'one of several' | 'only' = 'none',
) => ({
  state,
  removedAt: state === 'removed' || state === 'forgotten' ? at : null,
  role,
  userId,
  isOperator: operators !== 'none',
  isOnlyOperator: operators === 'only',
  isHeld: false,
});

export const membershipSamples: WalkOptions<typeof membershipMachine> = {
  inputs: [row('invited'), row('invited', 'test_manager', 'u2', 'one of several')],
  events: byEveryone(membershipLifecycle),
};
