import type { CustomerRequestRow } from '#machines/lifecycles/customer-request/customer-request.types.ts';
import { graphql } from '../gql.ts';
import type { CustomerRequestRowFragment } from '../graphql.ts';

export const CustomerRequestAsked = graphql(`
  fragment CustomerRequestRow on LaunchDraft {
    id
    state
    testId
    ownerId
    sharing
  }
`);

/** What the chart asks of a LaunchDraft, from what the API shows of it. */
export const customerRequestRowOf = (from: CustomerRequestRowFragment): CustomerRequestRow => ({
  state: from.state,
  submittedAt: null,
  discardedAt: null,
  testId: from.testId ?? null,
  createdBy: from.ownerId,
  sharedAccess: from.sharing ?? null,
  hasGoneOut: false,
  approval: null,
});

/** The fields of a LaunchDraft that show columns of its chart. */
export const customerRequestFields = { state: 'state', testId: 'testId', createdBy: 'ownerId', sharedAccess: 'sharing' } as const;
