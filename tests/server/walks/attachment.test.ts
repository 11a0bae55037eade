import type { AttachmentRow } from '#machines/lifecycles/attachment/attachment.types.ts';
import { attachmentStates } from '#schema/vocabulary/case-result.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const rowOf = (state: AttachmentRow['state'], participantStatus: AttachmentRow['participantStatus']): AttachmentRow => ({
  state,
  archivedAt: state === 'archived' ? '2026-11-20T10:00:00.000Z' : null,
  participantStatus,
});

walkOverHttp({
  subject: subjects.attachment,
  thing: () => 'file',
  places: Object.fromEntries(
    (['under_review', 'results_published'] as const).flatMap((status) =>
      attachmentStates.map((state) => [`${state}, ${status}`, rowOf(state, status)]),
    ),
  ),
  facts: async (world, { participantStatus }) => {
    await world.sql('update participant set status = $2 where id = $1', [world.id('participant-1'), participantStatus]);
  },
  asked: {
    'attachment.archive': 'archiveCaseResultAttachment',
    'attachment.restore': 'unarchiveCaseResultAttachment',
  },
  elsewhere: { 'check.pass': 'nobody', 'check.fail': 'nobody' },
});
