import type { AttachmentState } from '#schema/vocabulary/case-result.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type AttachmentContext = { readonly archivedAt: string | null; readonly participantStatus: ParticipantStatus | null };

export type AttachmentEvent =
  | LifecycleEvent<'check.pass'>
  | LifecycleEvent<'check.fail'>
  | LifecycleEvent<'attachment.archive', Timed>
  | LifecycleEvent<'attachment.restore'>;

export type AttachmentRow = AttachmentContext & { readonly state: AttachmentState };
