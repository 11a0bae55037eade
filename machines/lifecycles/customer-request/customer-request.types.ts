import type { ApprovalState } from '#schema/vocabulary/launch/approval.ts';
import type { CustomerRequestState, DraftSharing } from '#schema/vocabulary/test.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type CustomerRequestContext = {
  readonly submittedAt: string | null;
  readonly discardedAt: string | null;
  readonly testId: string | null;
  readonly createdBy: string;
  readonly sharedAccess: DraftSharing | null;
  /** The launch has reached somebody: a test has begun, or who begins it was decided. */
  readonly hasGoneOut: boolean;
  /** Of what was launched last, where it had to be approved. */
  readonly approval: ApprovalState | null;
};

export type CustomerRequestEvent =
  | LifecycleEvent<'draft.save'>
  | LifecycleEvent<'draft.discard', Timed>
  | LifecycleEvent<'draft.restore'>
  | LifecycleEvent<'draft.share', { sharedAccess: DraftSharing | null }>
  | LifecycleEvent<'request.submit', Timed & { testId: string }>
  | LifecycleEvent<'request.takeBack', Timed & { testId: string }>
  | LifecycleEvent<'request.return'>;

export type CustomerRequestRow = CustomerRequestContext & { readonly state: CustomerRequestState };
