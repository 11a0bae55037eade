import type { ReportModerationStatus } from '#schema/vocabulary/participant.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type RelatedIssueContext = Readonly<Record<never, never>>;

export type RelatedIssueEvent = LifecycleEvent<'report.moderate'> | LifecycleEvent<'report.reopen'> | LifecycleEvent<'report.leave'>;

export type RelatedIssueRow = { readonly moderationStatus: ReportModerationStatus };
