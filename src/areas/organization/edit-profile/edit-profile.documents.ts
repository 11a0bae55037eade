import { graphql } from '#schema/generated/client/gql.ts';

export const SaveProfile = graphql(`
  mutation EditProfile_Save($input: OrganizationUserUpdateInput!) {
    organizationUserUpdate(input: $input) {
      successful
      result {
        id
        firstName
        lastName
        fullName
      }
      errors {
        ...Refusal
      }
    }
  }
`);
