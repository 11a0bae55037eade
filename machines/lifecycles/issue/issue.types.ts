import type { Severity, TriageStatus } from '#schema/vocabulary/issue.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type IssueContext = {
  readonly triageReason: string | null;
  readonly severity: Severity;
  readonly reviewedSeverity: Severity | null;
  readonly forceSeverityChangeBeforeAccept: boolean;
};

export type IssueStanding = { readonly triageStatus: TriageStatus; readonly triageReason: string | null; readonly severity: Severity };

export type IssueEvent =
  | LifecycleEvent<'issue.accept', { severity: string | null }>
  | LifecycleEvent<'issue.reject', { reason: string }>
  | LifecycleEvent<'issue.untriage'>
  | LifecycleEvent<'severity.change', { severity: string }>
  | LifecycleEvent<'issue.restore', IssueStanding>;

export type IssueRow = IssueContext & { readonly triageStatus: TriageStatus };
