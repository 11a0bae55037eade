import type { ApprovalState } from '#schema/vocabulary/launch/approval.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type LaunchApprovalContext = {
  /** In credits: what is asked for, and what is approved. */
  readonly amount: number;
  readonly word: string | null;
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
  readonly askedBy: string | null;
  readonly approverIds: readonly string[];
  /** What it would launch has been cancelled or is gone. */
  readonly isOver: boolean;
};

export type LaunchApprovalEvent =
  | LifecycleEvent<'approval.change', { readonly amount: number }>
  | LifecycleEvent<'approval.approve', Timed & { readonly amount: number }>
  | LifecycleEvent<'approval.sendBack', Timed & { readonly word: string }>
  | LifecycleEvent<'approval.withdraw', Timed>;

export type LaunchApprovalRow = LaunchApprovalContext & { readonly state: ApprovalState };
