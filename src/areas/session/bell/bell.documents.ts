import { graphql } from '#schema/generated/client/gql.ts';

export const UnreadCount = graphql(`
  query Bell_UnreadCount {
    unreadNotificationCount
  }
`);

export const BellNotifications = graphql(`
  query Bell_Notifications($unreadOnly: Boolean!) {
    notifications(first: 30, unreadOnly: $unreadOnly) {
      kind
      publicId
      testId
      createdAt
      isRead
      details {
        description
        link
      }
    }
  }
`);

export const MarkNotifications = graphql(`
  mutation Bell_Mark($input: NotificationsMarkInput!) {
    notificationsMark(input: $input) {
      successful
      result {
        publicId
        isRead
      }
      errors {
        message
      }
    }
  }
`);

export const MarkAllNotifications = graphql(`
  mutation Bell_MarkAll($input: NotificationsMarkAllInput!) {
    notificationsMarkAll(input: $input) {
      successful
      errors {
        message
      }
    }
  }
`);

export const HeardInApp = graphql(`
  query Bell_HeardInApp {
    notificationSettings {
      id
      choices {
        event
        app
        mail
        webhook
      }
      mutedTests {
        id
      }
    }
  }
`);

export const MuteTest = graphql(`
  mutation Bell_Mute($input: NotificationTestMuteInput!) {
    notificationTestMute(input: $input) {
      successful
      result {
        id
        mutedTests {
          id
          name
        }
      }
      errors {
        message
      }
    }
  }
`);
