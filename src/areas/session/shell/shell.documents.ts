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
