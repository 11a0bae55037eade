import { graphql } from '#schema/generated/client/gql.ts';

export const Members = graphql(`
  query Team_Members {
    getOrganizationUsers {
      id
      email
      fullName
      lastSeenAt
      draftCount
      ...MembershipRow
      invitation {
        id
        mailState
        ...InvitationRow
      }
    }
  }
`);

export const RevokeInvitation = graphql(`
  mutation Team_Revoke($input: OrganizationInvitationInput!) @repeatable {
    organizationInvitationRevoke(input: $input) {
      successful
      result {
        id
      }
      errors {
        message
      }
    }
  }
`);

export const RemoveMember = graphql(`
  mutation Team_Remove($input: OrganizationUserRemoveInput!) @repeatable {
    organizationUserRemove(input: $input) {
      successful
      result {
        id
        ...MembershipRow
      }
      errors {
        message
      }
    }
  }
`);
