import { graphql } from '#schema/generated/client/gql.ts';

export const OrganizationArchives = graphql(`
  query OrganizationArchives {
    organizationArchives {
      ...ArchiveShown
    }
  }
`);

export const AskArchive = graphql(`
  mutation Organization_AskArchive($input: OrganizationArchiveAskInput!) {
    organizationArchiveAsk(input: $input) {
      successful
      result {
        ...ArchiveShown
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const CancelArchive = graphql(`
  mutation Organization_CancelArchive($input: OrganizationArchiveCancelInput!) {
    organizationArchiveCancel(input: $input) {
      successful
      result {
        ...ArchiveShown
      }
      errors {
        ...Refusal
      }
    }
  }
`);
