import { graphql } from '#schema/generated/client/gql.ts';

export const NotificationWasSent = graphql(`
  subscription Shell_NotificationWasSent {
    notificationWasSent {
      number
      kind
      publicId
      testId
      createdAt
      details {
        description
        link
      }
    }
  }
`);

export const SomethingChanged = graphql(`
  subscription Shell_Changed {
    changed {
      number
      topic
      testId
      entityId
    }
  }
`);
