import { graphql } from '#schema/generated/client/gql.ts';

export const OperatorServices = graphql(`
  query OperatorServices {
    operatorServices {
      id
      title
      description
      cost
      serviceLevelAgreement
      requestFormInstructions
      offered
    }
    operatorServiceRequests {
      id
      content
      state
      answer
      changedAt
      requestedBy
      organizationName
      createdAt
      professionalService {
        id
        title
      }
    }
  }
`);

export const SaveService = graphql(`
  mutation Operator_SaveService($input: OperatorServiceSaveInput!) {
    operatorServiceSave(input: $input) {
      successful
      result {
        id
        title
        description
        cost
        serviceLevelAgreement
        requestFormInstructions
        offered
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const AnswerServiceRequest = graphql(`
  mutation Operator_AnswerServiceRequest($input: OperatorServiceRequestAnswerInput!) {
    operatorServiceRequestAnswer(input: $input) {
      successful
      result {
        id
        state
        answer
        changedAt
      }
      errors {
        ...Refusal
      }
    }
  }
`);
