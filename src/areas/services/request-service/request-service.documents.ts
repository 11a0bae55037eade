import { graphql } from '#schema/generated/client/gql.ts';

export const Service = graphql(`
  query Services_Service($id: ID!) {
    professionalService(id: $id) {
      id
      title
      cost
      serviceLevelAgreement
      requestFormInstructions
    }
  }
`);

export const RequestService = graphql(`
  mutation Services_Request($input: ProfessionalServiceRequestCreateInput!) {
    professionalServiceRequestCreate(input: $input) {
      successful
      result {
        id
        state
      }
      errors {
        ...Refusal
      }
    }
  }
`);
