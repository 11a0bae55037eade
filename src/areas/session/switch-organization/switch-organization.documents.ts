import { graphql } from '#schema/generated/client/gql.ts';

export const Organizations = graphql(`
  query SwitchOrganization_Organizations($query: String) {
    getOrganizations(query: $query) {
      publicId
      shortCode
      name
    }
  }
`);

export const ChangeOrganization = graphql(`
  mutation SwitchOrganization_Change($input: ChangeOrganizationInput!) {
    changeOrganization(input: $input) {
      successful
      result {
        id
      }
      errors {
        ...Refusal
      }
    }
  }
`);
