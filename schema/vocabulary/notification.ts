/** What people are told of, in the order of the settings page. */
export const notificationEvents = ['results_published', 'issues_exported', 'integration_stopped', 'run_waits'] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

export const notificationLabels: Readonly<Record<NotificationEvent, string>> = {
  results_published: 'New results and issues are published',
  issues_exported: 'An export to a tracker has ended',
  integration_stopped: 'An integration has stopped working',
  run_waits: 'A scheduled run has to be launched',
};

export const notificationChannels = ['app', 'mail', 'webhook'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
export const channelLabels: Readonly<Record<NotificationChannel, string>> = { app: 'In the app', mail: 'Mail', webhook: 'Webhook' };

export type Choice = Readonly<Record<NotificationChannel, boolean>>;

/** What somebody hears who chose nothing: an event that is not listed is told in the app alone. */
export const defaultChoices: Readonly<Record<NotificationEvent, Choice>> = {
  results_published: { app: true, mail: true, webhook: true },
  issues_exported: { app: true, mail: false, webhook: false },
  integration_stopped: { app: true, mail: true, webhook: true },
  run_waits: { app: true, mail: true, webhook: true },
};

export const digests = ['soon', 'hourly', 'daily'] as const;
export type Digest = (typeof digests)[number];
export const digestLabels: Readonly<Record<Digest, string>> = {
  soon: 'Soon, at most every 10 minutes',
  hourly: 'At most once an hour',
  daily: 'Once a day, at 8 in the morning',
};

export const notificationTexts = {
  saved: 'Your notification settings have been saved.',
  failed: 'Your notification settings could not be saved. Please try again.',
  noZone: 'Choose a time zone from the list.',
  noTime: 'Write a time as 22:00.',
  halfQuiet: 'Quiet hours need a beginning and an end.',
  noWebhook: 'Write an address that starts with https://',
} as const;
