import { graphql } from '#schema/generated/client/gql.ts';

export const ExportIssues = graphql(`
  mutation ExportIssues_Csv($input: ExportIssuesToCsvInput!) {
    exportIssuesToCsv(input: $input) {
      successful
      result {
        filename
        body
      }
      issues {
        id
        issueTags {
          id
          name
        }
      }
      errors {
        ...Refusal
      }
    }
  }
`);
