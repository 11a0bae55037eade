import { graphql } from '#schema/generated/client/gql.ts';

export const RenameOrganization = graphql(`
  mutation RenameOrganization_Save($input: OrganizationUpdateInput!) {
    organizationUpdate(input: $input) {
      ...NamedOrganization
    }
  }
`);
