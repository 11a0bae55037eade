import type { CaseResultModerationStatus } from '#schema/vocabulary/case-result.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type CaseResultContext = {
  readonly rejectionReason: string | null;
  readonly moderationFinalizedAt: string | null;
  readonly hasOpenEditRequest: boolean;
  readonly participantStatus: ParticipantStatus;
};

export type CaseResultEvent =
  | LifecycleEvent<'approval.toggle', { approved: boolean | null }>
  | LifecycleEvent<'moderation.finalize', Timed>
  | LifecycleEvent<'response.edit'>
  | LifecycleEvent<'edit.request'>
  | LifecycleEvent<'relatedIssue.remove', { changeStatusToPass: boolean }>
  | LifecycleEvent<'result.discard'>
  | LifecycleEvent<'result.reject', { reason: string }>
  | LifecycleEvent<'result.unreject'>;

export type CaseResultRow = CaseResultContext & {
  readonly moderationStatus: CaseResultModerationStatus;
  readonly isRejected: boolean;
};
