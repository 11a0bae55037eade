import type { CaseResultRow } from '#machines/lifecycles/case-result/case-result.types.ts';
import { graphql } from '../gql.ts';
import type { CaseResultRowFragment } from '../graphql.ts';

export const CaseResultAsked = graphql(`
  fragment CaseResultRow on CaseResult {
    id
    moderationStatus
    isRejected
    rejectionReason
    moderationFinalizedAt
    hasOpenCaseResultEditRequest
    participantStatus
  }
`);

/** What the chart asks of a CaseResult, from what the API shows of it. */
export const caseResultRowOf = (from: CaseResultRowFragment): CaseResultRow => ({
  moderationStatus: from.moderationStatus,
  isRejected: from.isRejected,
  rejectionReason: from.rejectionReason ?? null,
  moderationFinalizedAt: from.moderationFinalizedAt ?? null,
  hasOpenEditRequest: from.hasOpenCaseResultEditRequest,
  participantStatus: from.participantStatus,
});

/** The fields of a CaseResult that show columns of its chart. */
export const caseResultFields = { moderationStatus: 'moderationStatus', isRejected: 'isRejected', rejectionReason: 'rejectionReason', moderationFinalizedAt: 'moderationFinalizedAt', hasOpenEditRequest: 'hasOpenCaseResultEditRequest', participantStatus: 'participantStatus' } as const;
