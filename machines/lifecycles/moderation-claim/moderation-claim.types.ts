import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type ModerationClaimState = 'free' | 'held';

export type ModerationClaimContext = {
  readonly userId: string | null;
  readonly since: string | null;
  /** Why it was taken over, and from whom. */
  readonly reason: string | null;
  readonly takenFrom: string | null;
  /** When its holder last worked at a result of the tester. */
  readonly actedAt: string | null;
  /** Whether its holder may moderate the test still. */
  readonly hasAccess: boolean;
};

export type ModerationClaimEvent =
  | LifecycleEvent<'claim.take', Timed>
  | LifecycleEvent<'claim.takeOver', Timed & { readonly reason: string }>
  | LifecycleEvent<'claim.release'>
  | LifecycleEvent<'claim.expire', Timed>;

export type ModerationClaimRow = ModerationClaimContext & { readonly state: ModerationClaimState };
