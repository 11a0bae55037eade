import { graphql } from '#schema/generated/client/gql.ts';

export const NamedOrganization = graphql(`
  fragment NamedOrganization on OrganizationUpdateResult {
    successful
    result {
      id
      chosenName
      isNameChosen
    }
    errors {
      ...Refusal
    }
  }
`);
