import { graphql } from '#schema/generated/client/gql.ts';

export const Members = graphql(`
  query Team_Members {
    getOrganizationUsers {
      email
      fullName
    }
  }
`);
