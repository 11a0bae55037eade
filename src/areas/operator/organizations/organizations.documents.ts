import { graphql } from '#schema/generated/client/gql.ts';

export const OperatorOrganizations = graphql(`
  query OperatorOrganizations($query: String) {
    operatorOrganizations(query: $query) {
      id
      name
      chosenName
      shortCode
      state
      hasContract
      trialFinishesAt
      peopleCount
      openTestsCount
      balance
      createdAt
    }
  }
`);

export const CreateOrganization = graphql(`
  mutation Operator_CreateOrganization($input: OperatorOrganizationCreateInput!) {
    operatorOrganizationCreate(input: $input) {
      successful
      result {
        id
        name
      }
      errors {
        ...Refusal
      }
    }
  }
`);
