import { graphql } from '#schema/generated/client/gql.ts';

export const OperatorArchives = graphql(`
  query OperatorArchives($organizationId: ID!) {
    operatorArchives(organizationId: $organizationId) {
      ...ArchiveShown
    }
  }
`);

export const AskArchive = graphql(`
  mutation Operator_AskArchive($input: OrganizationArchiveAskInput!) {
    operatorArchiveAsk(input: $input) {
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
  mutation Operator_CancelArchive($input: OrganizationArchiveCancelInput!) {
    operatorArchiveCancel(input: $input) {
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
