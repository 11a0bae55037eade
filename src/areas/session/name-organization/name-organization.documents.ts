import { graphql } from '#schema/generated/client/gql.ts';

export const SaveOrganizationName = graphql(`
  mutation NameOrganization_Save($input: OrganizationUpdateInput!) {
    organizationUpdate(input: $input) {
      ...NamedOrganization
    }
  }
`);
