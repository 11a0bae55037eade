import { attachmentLifecycle } from './attachment.machine.ts';
import type { attachmentMachine } from './attachment.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { AttachmentRow } from './attachment.types.ts';
import type { AttachmentState } from '#schema/vocabulary/case-result.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (state: AttachmentState, more: Partial<AttachmentRow> = {}): AttachmentRow => ({
  state,
  archivedAt: null,
  participantStatus: 'under_review',
  ...more,
});
const { state: _, ...input } = row('checking');

export const attachmentSamples: WalkOptions<typeof attachmentMachine> = { inputs: [input], events: byEveryone(attachmentLifecycle) };
