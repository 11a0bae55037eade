import type { RelatedIssueRow } from '#machines/lifecycles/related-issue/related-issue.types.ts';
import { graphql } from '../gql.ts';
import type { RelatedIssueRowFragment } from '../graphql.ts';

export const RelatedIssueAsked = graphql(`
  fragment RelatedIssueRow on RelatedIssue {
    id
    moderationStatus
    reviewedSeverity
    knownAs
    known
    reportedHere
    isResultApproved
    participantStatus
  }
`);

/** What the chart asks of a RelatedIssue, from what the API shows of it. */
export const relatedIssueRowOf = (from: RelatedIssueRowFragment): RelatedIssueRow => ({
  moderationStatus: from.moderationStatus,
  reviewedSeverity: from.reviewedSeverity ?? null,
  knownAs: from.knownAs ?? null,
  known: from.known,
  reportedHere: from.reportedHere,
  isResultApproved: from.isResultApproved,
  participantStatus: from.participantStatus,
});

/** The fields of a RelatedIssue that show columns of its chart. */
export const relatedIssueFields = { moderationStatus: 'moderationStatus', reviewedSeverity: 'reviewedSeverity', knownAs: 'knownAs', known: 'known', reportedHere: 'reportedHere', isResultApproved: 'isResultApproved', participantStatus: 'participantStatus' } as const;
