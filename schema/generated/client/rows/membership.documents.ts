import type { MembershipRow } from '#machines/lifecycles/membership/membership.types.ts';
import { graphql } from '../gql.ts';
import type { MembershipRowFragment } from '../graphql.ts';

export const MembershipAsked = graphql(`
  fragment MembershipRow on OrganizationMember {
    id
    state
    role
    isOperator
  }
`);

/** What the chart asks of a OrganizationMember, from what the API shows of it. */
export const membershipRowOf = (from: MembershipRowFragment): MembershipRow => ({
  state: from.state,
  removedAt: null,
  role: from.role,
  userId: from.id,
  isOperator: from.isOperator,
  isOnlyOperator: false,
  isHeld: false,
});

/** The fields of a OrganizationMember that show columns of its chart. */
export const membershipFields = { state: 'state', role: 'role', userId: 'id', isOperator: 'isOperator' } as const;
