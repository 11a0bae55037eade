import type { ModerationClaimRow } from '#machines/lifecycles/moderation-claim/moderation-claim.types.ts';
import { graphql } from '../gql.ts';
import type { ModerationClaimRowFragment } from '../graphql.ts';

export const ModerationClaimAsked = graphql(`
  fragment ModerationClaimRow on ModerationClaim {
    id
    userId
    since
    reason
    takenFrom
  }
`);

/** What the chart asks of a ModerationClaim, from what the API shows of it. */
export const moderationClaimRowOf = (from: ModerationClaimRowFragment): ModerationClaimRow => ({
  state: 'held',
  userId: from.userId,
  since: from.since,
  reason: from.reason ?? null,
  takenFrom: from.takenFrom ?? null,
  actedAt: null,
  hasAccess: true,
});

/** The fields of a ModerationClaim that show columns of its chart. */
export const moderationClaimFields = { userId: 'userId', since: 'since', reason: 'reason', takenFrom: 'takenFrom' } as const;
