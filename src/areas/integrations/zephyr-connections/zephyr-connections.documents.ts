import { graphql } from '#schema/generated/client/gql.ts';

export const ListZephyrConnections = graphql(`
  query ZephyrConnections_List {
    zephyrConnections {
      id
      code
      name
      site
      active
      createdAt
    }
  }
`);

export const CreateZephyrConnection = graphql(`
  mutation ZephyrConnections_Create($input: ZephyrConnectionCreateInput!) {
    zephyrConnectionCreate(input: $input) {
      successful
      result {
        id
        code
        name
        site
        active
        createdAt
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const ArchiveZephyrConnection = graphql(`
  mutation ZephyrConnections_Archive($input: ZephyrConnectionArchiveInput!) {
    zephyrConnectionArchive(input: $input) {
      successful
      result {
        id
        active
        archived
      }
      errors {
        ...Refusal
      }
    }
  }
`);
