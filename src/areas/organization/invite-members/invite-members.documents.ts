import { graphql } from '#schema/generated/client/gql.ts';

export const InviteMembers = graphql(`
  mutation InviteMembers_Send($input: OrganizationUsersCreateInput!) {
    organizationUsersCreate(input: $input) {
      successful
      result {
        id
        email
        link
      }
      errors {
        message
        path
      }
    }
  }
`);

export const ResendInvitation = graphql(`
  mutation InviteMembers_Resend($input: OrganizationInvitationInput!) {
    organizationInvitationResend(input: $input) {
      successful
      result {
        id
        email
        sentAt
        expiresAt
        mailState
        link
      }
      errors {
        message
        path
      }
    }
  }
`);
