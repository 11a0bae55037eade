import { graphql } from '#schema/generated/client/gql.ts';

export const ArchiveShown = graphql(`
  fragment ArchiveShown on OrganizationArchive {
    id
    state
    scope
    done
    total
    sizeBytes
    askedById
    askedBy
    askedAt
    expiresAt
    link
  }
`);
