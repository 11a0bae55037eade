import type { ParticipantModerationStatus } from '#schema/vocabulary/participant.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type RelatedIssueContext = Readonly<Record<never, never>>;

export type RelatedIssueEvent = LifecycleEvent<'report.moderate'> | LifecycleEvent<'report.reopen'>;

export type RelatedIssueRow = { readonly moderationStatus: ParticipantModerationStatus };
