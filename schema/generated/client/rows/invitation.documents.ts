import type { InvitationRow } from '#machines/lifecycles/invitation/invitation.types.ts';
import { graphql } from '../gql.ts';
import type { InvitationRowFragment } from '../graphql.ts';

export const InvitationAsked = graphql(`
  fragment InvitationRow on OrganizationInvitation {
    id
    expiresAt
    sentAt
  }
`);

/** What the chart asks of a OrganizationInvitation, from what the API shows of it. */
export const invitationRowOf = (from: InvitationRowFragment): InvitationRow => ({
  state: 'open',
  expiresAt: from.expiresAt,
  sentAt: from.sentAt,
});

/** The fields of a OrganizationInvitation that show columns of its chart. */
export const invitationFields = { expiresAt: 'expiresAt', sentAt: 'sentAt' } as const;
