import { graphql } from '#schema/generated/client/gql.ts';

export const ExportRawCases = graphql(`
  mutation ExportRawCases($input: ExportRawTestCasesInput!) {
    exportRawTestCasesToCsv(input: $input) {
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
