import { graphql } from '#schema/generated/client/gql.ts';

export const HoldShown = graphql(`
  fragment Operator_HoldShown on LegalHold {
    id
    state
    organizationName
    testCode
    reason
    placedBy
    placedAt
  }
`);

export const OperatorRetention = graphql(`
  query OperatorRetention {
    operatorRetention {
      organizations {
        id
        name
        testsCount
        resultsCount
        filesCount
        bytes
        firstRemovalAt
        heldCount
      }
      holds {
        ...Operator_HoldShown
      }
    }
    operatorOrganizations(query: "") {
      id
      name
    }
  }
`);

export const PlaceHold = graphql(`
  mutation Operator_PlaceHold($input: OperatorLegalHoldPlaceInput!) {
    operatorLegalHoldPlace(input: $input) {
      successful
      result {
        ...Operator_HoldShown
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const LiftHold = graphql(`
  mutation Operator_LiftHold($input: OperatorLegalHoldLiftInput!) {
    operatorLegalHoldLift(input: $input) {
      successful
      result {
        ...Operator_HoldShown
      }
      errors {
        ...Refusal
      }
    }
  }
`);
