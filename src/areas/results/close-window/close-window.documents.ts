import { graphql } from '#schema/generated/client/gql.ts';

export const CloseTestWindow = graphql(`
  mutation CloseWindow_Close($input: FlexibleTestingCloseTestWindowInput!) @repeatable {
    flexibleTestingCloseTestWindow(input: $input) {
      successful
      result {
        id
        testWindow {
          ...WholeWindow
        }
      }
      errors {
        ...Refusal
      }
    }
  }
`);
