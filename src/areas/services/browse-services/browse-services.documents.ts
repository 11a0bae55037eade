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
