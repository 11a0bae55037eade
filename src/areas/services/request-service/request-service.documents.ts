import { graphql } from '#schema/generated/client/gql.ts';

export const Services = graphql(`
  query Services {
    professionalServices {
      id
      title
      description
      cost
      serviceLevelAgreement
    }
    professionalServiceRequests {
      id
      content
      state
      answer
      requestedBy
      createdAt
      professionalService {
        id
        title
      }
    }
  }
`);

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
