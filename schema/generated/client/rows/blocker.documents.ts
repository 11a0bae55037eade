import type { BlockerRow } from '#machines/lifecycles/blocker/blocker.types.ts';
import { graphql } from '../gql.ts';
import type { BlockerRowFragment } from '../graphql.ts';

export const BlockerAsked = graphql(`
  fragment BlockerRow on TestBlocker {
    id
    status
    assistanceRequested
  }
`);

/** What the chart asks of a TestBlocker, from what the API shows of it. */
export const blockerRowOf = (from: BlockerRowFragment): BlockerRow => ({
  status: from.status,
  assistanceRequested: from.assistanceRequested,
  resolvedAt: null,
});

/** The fields of a TestBlocker that show columns of its chart. */
export const blockerFields = { status: 'status', assistanceRequested: 'assistanceRequested' } as const;
