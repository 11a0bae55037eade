import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import { graphql } from '../gql.ts';
import type { IssueRowFragment } from '../graphql.ts';

export const IssueAsked = graphql(`
  fragment IssueRow on Issue {
    id
    triageStatus
    triageReason
    severity
    reviewedSeverity
    test {
      id
      forceSeverityChangeBeforeAccept
    }
    originalId
    duplicatesCount
  }
`);

/** What the chart asks of a Issue, from what the API shows of it. */
export const issueRowOf = (from: IssueRowFragment): IssueRow => ({
  triageStatus: from.triageStatus,
  triageReason: from.triageReason ?? null,
  severity: from.severity,
  reviewedSeverity: from.reviewedSeverity ?? null,
  forceSeverityChangeBeforeAccept: from.test.forceSeverityChangeBeforeAccept,
  originalId: from.originalId ?? null,
  duplicatesCount: from.duplicatesCount,
});

/** The fields of a Issue that show columns of its chart. */
export const issueFields = { triageStatus: 'triageStatus', triageReason: 'triageReason', severity: 'severity', reviewedSeverity: 'reviewedSeverity', originalId: 'originalId', duplicatesCount: 'duplicatesCount' } as const;
