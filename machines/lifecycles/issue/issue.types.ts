import type { Severity, TriageStatus } from '#schema/vocabulary/issue.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type IssueContext = {
  readonly triageReason: string | null;
  readonly severity: Severity;
  readonly reviewedSeverity: Severity | null;
  readonly forceSeverityChangeBeforeAccept: boolean;
  /** The issue of which it is a duplicate. */
  readonly originalId: string | null;
  readonly duplicatesCount: number;
};

export type IssueStanding = {
  readonly triageStatus: TriageStatus;
  readonly triageReason: string | null;
  readonly severity: Severity;
  readonly originalId: string | null;
};

/** What an issue is that is named as an original. */
export type NamedAs = 'original' | 'duplicate' | 'itself';

export type IssueEvent =
  | LifecycleEvent<'issue.accept', { severity: string | null }>
  | LifecycleEvent<'issue.reject', { reason: string }>
  | LifecycleEvent<'issue.untriage'>
  | LifecycleEvent<'severity.change', { severity: string }>
  | LifecycleEvent<'issue.merge', { originalId: string; namedAs: NamedAs }>
  /** With what it was before it was merged. */
  | LifecycleEvent<'issue.unmerge', Pick<IssueStanding, 'triageStatus' | 'triageReason'>>
  | LifecycleEvent<'issue.restore', IssueStanding & { readonly namedAs: NamedAs }>;

export type IssueRow = IssueContext & { readonly triageStatus: TriageStatus };
