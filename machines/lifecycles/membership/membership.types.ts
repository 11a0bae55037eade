import type { MembershipState } from '#schema/vocabulary/around.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type MembershipContext = {
  readonly removedAt: string | null;
  readonly role: Role;
  readonly userId: string;
  readonly isOperator: boolean;
  /** The last operator cannot be removed. */
  readonly isOnlyOperator: boolean;
  /** A legal hold keeps the whole organization. */
  readonly isHeld: boolean;
};

export type MembershipEvent =
  | LifecycleEvent<'invitation.accept'>
  | LifecycleEvent<'member.forget', Timed>
  | LifecycleEvent<'member.invite'>
  | LifecycleEvent<'member.remove', Timed>
  | LifecycleEvent<'operator.appoint'>
  | LifecycleEvent<'operator.dismiss'>;

export type MembershipRow = MembershipContext & { readonly state: MembershipState };
