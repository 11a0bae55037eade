import type { AttachmentRow } from '#machines/lifecycles/attachment/attachment.types.ts';
import { graphql } from '../gql.ts';
import type { AttachmentRowFragment } from '../graphql.ts';

export const AttachmentAsked = graphql(`
  fragment AttachmentRow on CaseResult {
    id
    participantStatus
  }
`);

/** What the chart asks of a CaseResult, from what the API shows of it. */
export const attachmentRowOf = (from: AttachmentRowFragment): AttachmentRow => ({
  state: 'available',
  archivedAt: null,
  participantStatus: from.participantStatus,
});

/** The fields of a CaseResult that show columns of its chart. */
export const attachmentFields = { participantStatus: 'participantStatus' } as const;
