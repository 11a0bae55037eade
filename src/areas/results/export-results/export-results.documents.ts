import { graphql } from '#schema/generated/client/gql.ts';

export const ExportResultFiles = graphql(`
  mutation ExportResults_Files($input: ExportTestCaseResultsToCsvInput!) {
    exportTestCaseResultsToCsv(input: $input) {
      successful
      result {
        filename
        body
      }
      errors {
        ...Refusal
      }
    }
  }
`);
