import { graphql } from '#schema/generated/client/gql.ts';

export const SheetNames = graphql(`
  query ConnectSpreadsheet_Information($spreadsheetUrl: String!) {
    onlineSpreadsheetInfo(spreadsheetUrl: $spreadsheetUrl) {
      sheetNames
    }
  }
`);

export const RetrieveSheet = graphql(`
  mutation ConnectSpreadsheet_Retrieve($input: RetrieveFromOnlineSpreadsheetInput!) {
    retrieveFromOnlineSpreadsheet(input: $input) {
      successful
      result {
        url
      }
      errors {
        ...Refusal
      }
    }
  }
`);
