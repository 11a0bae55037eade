import type { Severity } from '#schema/vocabulary/issue.ts';
import type { ParticipantStatus, ReportModerationStatus, ReportVerdict } from '#schema/vocabulary/participant.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type RelatedIssueContext = {
  /** What a moderator corrected; null where the tester's severity stands. */
  readonly reviewedSeverity: Severity | null;
  /** The known issue that it is, in the words of the list it was picked from. */
  readonly knownAs: string | null;
  /** The tester named an issue that was known before the test. */
  readonly known: boolean;
  readonly reportedHere: boolean;
  readonly isResultApproved: boolean;
  readonly participantStatus: ParticipantStatus;
};

export type RelatedIssueEvent =
  | LifecycleEvent<'report.moderate'>
  | LifecycleEvent<'report.reopen'>
  | LifecycleEvent<'report.leave'>
  | LifecycleEvent<'report.judge', { readonly verdict: ReportVerdict | null; readonly knownAs: string | null }>
  | LifecycleEvent<'report.grade', { readonly severity: Severity | null }>;

export type RelatedIssueRow = RelatedIssueContext & { readonly moderationStatus: ReportModerationStatus };
