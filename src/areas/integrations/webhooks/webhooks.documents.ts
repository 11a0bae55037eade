import { graphql } from '#schema/generated/client/gql.ts';

export const ShownWebhook = graphql(`
  fragment ShownWebhook on Webhook {
    id
    state
    reason
    previousUntil
    testedAt
    description
    address
    events
    deliveredAt
    openCount
    madeBy
    createdAt
  }
`);

export const ChangedWebhook = graphql(`
  fragment ChangedWebhook on WebhookResult {
    successful
    result {
      ...ShownWebhook
    }
    errors {
      ...Refusal
    }
  }
`);

export const ShownDelivery = graphql(`
  fragment ShownDelivery on WebhookDelivery {
    id
    state
    attempts
    notBefore
    deliveredAt
    isTest
    webhookState
    messageId
    type
    createdAt
  }
`);

export const Webhooks = graphql(`
  query Webhooks {
    webhooks {
      ...ShownWebhook
    }
  }
`);

export const WebhookDeliveries = graphql(`
  query WebhookDeliveries($webhookId: ID!) {
    webhookDeliveries(webhookId: $webhookId) {
      ...ShownDelivery
    }
  }
`);

export const DeliveryDetails = graphql(`
  query DeliveryDetails($id: ID!) {
    webhookDelivery(id: $id) {
      ...ShownDelivery
      body
      tries {
        id
        at
        milliseconds
        status
        problem
        answer
      }
    }
  }
`);

export const CreateWebhook = graphql(`
  mutation CreateWebhook($input: WebhookCreateInput!) {
    webhookCreate(input: $input) {
      ...ChangedWebhook
      secret
    }
  }
`);

export const RotateWebhookSecret = graphql(`
  mutation RotateWebhookSecret($input: WebhookInput!) {
    webhookRotateSecret(input: $input) {
      ...ChangedWebhook
      secret
    }
  }
`);

export const RetireWebhookSecret = graphql(`
  mutation RetireWebhookSecret($input: WebhookInput!) {
    webhookRetireSecret(input: $input) {
      ...ChangedWebhook
    }
  }
`);

export const PauseWebhook = graphql(`
  mutation PauseWebhook($input: WebhookInput!) {
    webhookPause(input: $input) {
      ...ChangedWebhook
    }
  }
`);

export const ResumeWebhook = graphql(`
  mutation ResumeWebhook($input: WebhookInput!) {
    webhookResume(input: $input) {
      ...ChangedWebhook
    }
  }
`);

export const RemoveWebhook = graphql(`
  mutation RemoveWebhook($input: WebhookInput!) {
    webhookRemove(input: $input) {
      ...ChangedWebhook
    }
  }
`);

export const TestWebhook = graphql(`
  mutation TestWebhook($input: WebhookInput!) {
    webhookTest(input: $input) {
      ...ChangedWebhook
    }
  }
`);

export const Redeliver = graphql(`
  mutation Redeliver($input: WebhookRedeliverInput!) {
    webhookRedeliver(input: $input) {
      successful
      result {
        ...ShownDelivery
      }
      errors {
        ...Refusal
      }
    }
  }
`);
