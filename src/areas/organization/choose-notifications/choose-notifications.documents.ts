import { graphql } from '#schema/generated/client/gql.ts';

export const ChosenNotifications = graphql(`
  fragment ChosenNotifications on NotificationSettings {
    id
    choices {
      event
      app
      mail
      webhook
    }
    mailEnabled
    digest
    quietFrom
    quietUntil
    timeZone
    isTimeZoneChosen
    webhookUrl
  }
`);

export const NotificationSettings = graphql(`
  query ChooseNotifications_Settings {
    notificationSettings {
      ...ChosenNotifications
      mutedTests {
        id
        name
      }
    }
  }
`);

export const SaveNotificationSettings = graphql(`
  mutation ChooseNotifications_Save($input: NotificationSettingsInput!) {
    notificationSettingsUpdate(input: $input) {
      successful
      result {
        ...ChosenNotifications
      }
      webhookWarning
      errors {
        message
        path
      }
    }
  }
`);

export const MuteTest = graphql(`
  mutation ChooseNotifications_Mute($input: NotificationTestMuteInput!) {
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
