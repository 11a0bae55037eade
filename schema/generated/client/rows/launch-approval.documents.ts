import type { LaunchApprovalRow } from '#machines/lifecycles/launch-approval/launch-approval.types.ts';
import { graphql } from '../gql.ts';
import type { LaunchApprovalRowFragment } from '../graphql.ts';

export const LaunchApprovalAsked = graphql(`
  fragment LaunchApprovalRow on LaunchApproval {
    id
    state
    amount
    word
    decidedAt
    askedById
    approverIds
    isOver
  }
`);

/** What the chart asks of a LaunchApproval, from what the API shows of it. */
export const launchApprovalRowOf = (from: LaunchApprovalRowFragment): LaunchApprovalRow => ({
  state: from.state,
  amount: from.amount,
  word: from.word ?? null,
  decidedAt: from.decidedAt ?? null,
  decidedBy: null,
  askedBy: from.askedById ?? null,
  approverIds: from.approverIds,
  isOver: from.isOver,
});

/** The fields of a LaunchApproval that show columns of its chart. */
export const launchApprovalFields = { state: 'state', amount: 'amount', word: 'word', decidedAt: 'decidedAt', askedBy: 'askedById', approverIds: 'approverIds', isOver: 'isOver' } as const;
