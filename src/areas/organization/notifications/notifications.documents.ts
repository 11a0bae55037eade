import { graphql } from '#schema/generated/client/gql.ts';

export const LatestNotifications = graphql(`
  query Notifications_Latest {
    notifications {
      kind
      publicId
      createdAt
      details {
        description
        link
      }
    }
  }
`);
