import type { Role } from './roles.ts';

/** In the order of the settings page. */
export const notificationEvents = [
  'results_published',
  'issues_exported',
  'integration_stopped',
  'results_not_returned',
  'approval_asked',
  'approval_told',
  'run_waits',
  'test_waits',
  'tests_removed',
  'archive_made',
  'chat_message',
  'blocker_raised',
  'assignment_offered',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

export const notificationLabels: Readonly<Record<NotificationEvent, string>> = {
  results_published: 'New results and issues are published',
  issues_exported: 'An export to a tracker has ended',
  integration_stopped: 'An integration has stopped working',
  results_not_returned: 'Results could not be sent back to their test run',
  approval_asked: 'A launch waits for your approval',
  approval_told: 'A launch of yours waits for approval, is approved or sent back',
  run_waits: 'A scheduled run has to be launched',
  test_waits: 'A test waits for somebody for too long',
  tests_removed: 'Old tests are about to be removed',
  archive_made: 'An archive that you asked for has ended',
  chat_message: 'Chat messages wait to be read',
  blocker_raised: 'A tester cannot go on',
  assignment_offered: 'A test is offered to you for review',
};

const everybody: readonly Role[] = ['customer', 'test_manager', 'community_test_manager'];
const staff: readonly Role[] = ['test_manager', 'community_test_manager'];

/** Nobody else is notified or offered a setting. */
export const rolesTold: Readonly<Record<NotificationEvent, readonly Role[]>> = {
  results_published: ['customer', 'test_manager'],
  issues_exported: ['customer', 'test_manager'],
  integration_stopped: ['customer', 'test_manager'],
  results_not_returned: ['customer', 'test_manager'],
  approval_asked: ['customer'],
  approval_told: ['customer', 'test_manager'],
  run_waits: ['test_manager'],
  test_waits: ['test_manager'],
  tests_removed: ['customer', 'test_manager'],
  archive_made: ['customer', 'test_manager'],
  chat_message: everybody,
  blocker_raised: staff,
  assignment_offered: ['community_test_manager'],
};

/** An unlisted event is for its explicit recipients. */
export const isToldTo = (kind: string, role: Role): boolean => {
  const known = notificationEvents.find((event) => event === kind);
  return known === undefined || rolesTold[known].includes(role);
};

export const notificationChannels = ['app', 'mail', 'webhook'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
export const channelLabels: Readonly<Record<NotificationChannel, string>> = { app: 'In the app', mail: 'Mail', webhook: 'Webhook' };

export type Choice = Readonly<Record<NotificationChannel, boolean>>;

/** An unlisted event is shown in the app alone. */
export const defaultChoices: Readonly<Record<NotificationEvent, Choice>> = {
  results_published: { app: true, mail: true, webhook: true },
  issues_exported: { app: true, mail: false, webhook: false },
  integration_stopped: { app: true, mail: true, webhook: true },
  results_not_returned: { app: true, mail: true, webhook: true },
  approval_asked: { app: true, mail: true, webhook: true },
  approval_told: { app: true, mail: true, webhook: true },
  run_waits: { app: true, mail: true, webhook: true },
  test_waits: { app: true, mail: true, webhook: true },
  tests_removed: { app: true, mail: true, webhook: true },
  archive_made: { app: true, mail: true, webhook: false },
  chat_message: { app: true, mail: true, webhook: true },
  blocker_raised: { app: true, mail: true, webhook: true },
  assignment_offered: { app: true, mail: true, webhook: true },
};

export const digests = ['soon', 'hourly', 'daily'] as const;
export type Digest = (typeof digests)[number];
export const digestLabels: Readonly<Record<Digest, string>> = {
  soon: 'Soon, at most every 10 minutes',
  hourly: 'At most once an hour',
  daily: 'Once a day, at 8 in the morning',
};

/** Where a person chooses what they hear of; moderators stay among the results. */
export const notificationsPage = (role: Role): string =>
  role === 'community_test_manager' ? '/results/notifications' : '/organization-user-settings/notifications';

export const notificationTexts = {
  saved: 'Your notification settings have been saved.',
  failed: 'Your notification settings could not be saved. Please try again.',
  noZone: 'Choose a time zone from the list.',
  noTime: 'Enter a time such as 22:00.',
  neverQuiet: 'Without quiet hours, mails and webhooks go out at any time.',
  halfQuiet: 'Quiet hours need a start and an end.',
  noWebhook: 'Enter an address that starts with https://',
  webhookInside: 'This address leads into a network that cannot be called from here.',
  webhookMalformed: 'This address cannot be called. It has no name and no password before the host.',
  webhookRedirects: 'This address redirects to another one. Enter that one.',
  webhookAnswered: (status: number): string => `The webhook answered our test message with ${status}. Check the address.`,
  webhookUnknown: 'No service was found at this address. Check how it is written.',
  webhookAway: 'Nothing answers at this address. Check it, or try again later.',
  webhookBusy: (status: number): string =>
    `Saved, but the webhook answered our test message with ${status}. Check whether later messages arrive.`,
  webhookSilent: 'Saved, but the webhook gave our test message no clear answer. Check whether it arrived.',
  webhookTrial: 'This is a test: your notifications by webhook arrive here.',
} as const;
