import { graphql } from '#schema/generated/client/gql.ts';

export const ConfirmNoMassPassing = graphql(`
  mutation DismissMassPassing_Confirm($input: ConfirmNoMassPassingInput!) {
    confirmNoMassPassing(input: $input) {
      successful
      result {
        id
        suspectedMassPassing
        version
      }
      errors {
        ...Refusal
      }
    }
  }
`);
