import { graphql } from '#schema/generated/client/gql.ts';

export const OperatorCountryShown = graphql(`
  fragment Operator_Country on OperatorCountry {
    id
    code
    name
    payoutMultiplier
  }
`);

export const OperatorCountries = graphql(`
  query OperatorCountries($query: String) {
    operatorCountries(query: $query) {
      ...Operator_Country
    }
  }
`);

export const SavePayoutMultiplier = graphql(`
  mutation Operator_SavePayoutMultiplier($input: OperatorPayoutMultiplierSaveInput!) {
    operatorPayoutMultiplierSave(input: $input) {
      successful
      result {
        ...Operator_Country
      }
      errors {
        ...Refusal
      }
    }
  }
`);
