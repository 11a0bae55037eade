import { graphql } from '#schema/generated/client/gql.ts';

export const GuidanceShown = graphql(`
  fragment Operator_Guidance on ModeratorGuidance {
    id
    version
    text
    pay
    writtenAt
    writtenBy
  }
`);

export const OperatorGuidance = graphql(`
  query OperatorGuidance {
    operatorGuidance {
      ...Operator_Guidance
    }
  }
`);

export const SaveGuidance = graphql(`
  mutation Operator_SaveGuidance($input: OperatorGuidanceSaveInput!) {
    operatorGuidanceSave(input: $input) {
      successful
      result {
        ...Operator_Guidance
      }
      errors {
        ...Refusal
      }
    }
  }
`);
