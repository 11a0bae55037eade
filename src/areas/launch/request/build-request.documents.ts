import { graphql } from '#schema/generated/client/gql.ts';

export const LaunchDrafts = graphql(`
  query BuildRequest_Drafts {
    launchDrafts {
      id
      testIds
    }
  }
`);

export const Countries = graphql(`
  query BuildRequest_Countries {
    countries {
      id
      code
      name
    }
  }
`);

export const DiscardLaunchDraft = graphql(`
  mutation BuildRequest_Discard($input: DiscardLaunchDraftInput!) {
    discardLaunchDraft(input: $input) {
      successful
      version
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

export const CreateCustomerRequest = graphql(`
  mutation BuildRequest_Launch($input: CreateCustomerRequestInput!) {
    createCustomerRequest(input: $input) {
      successful
      result {
        id
        name
        url
      }
      errors {
        ...Refusal
        retryAt
      }
    }
  }
`);
