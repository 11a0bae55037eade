import { graphql } from '#schema/generated/client/gql.ts';

export const ConfirmNoMassPassing = graphql(`
  mutation DismissMassPassing_Confirm($input: ConfirmNoMassPassingInput!) @repeatable {
    confirmNoMassPassing(input: $input) {
      successful
      result {
        id
        suspectedMassPassing
        publishingStops
        massPassing {
          resultsCount
          passedCount
          fieldsCount
          peersCount
          peersHourlyRate
        }
        version
      }
      errors {
        ...Refusal
      }
    }
  }
`);
