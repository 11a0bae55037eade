/** Where a webhook stands; each state of its lifecycle. */
export const webhookStates = ['active', 'paused', 'disabled', 'removed'] as const;
export type WebhookState = (typeof webhookStates)[number];

export const webhookStateLabels: Readonly<Record<WebhookState, string>> = {
  active: 'Active',
  paused: 'Paused',
  disabled: 'Disabled',
  removed: 'Removed',
};

/** Why Muster disabled one. */
export const webhookReasons = {
  gone: 'Its address answered 410 Gone. Resume it if the address is back.',
  failing: 'Nothing was taken there for a day. Check the address, then resume it.',
} as const;
export type WebhookReason = keyof typeof webhookReasons;

/** Where a delivery stands; each state of its lifecycle. */
export const deliveryStates = ['due', 'waiting', 'delivered', 'given_up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryStateLabels: Readonly<Record<DeliveryState, string>> = {
  due: 'Due',
  waiting: 'Waiting',
  delivered: 'Delivered',
  given_up: 'Given up',
};

type Listed = { readonly label: string; readonly version: number };

/** What a webhook can be told, in the order of its form. */
export const webhookEvents = {
  'results.published': { label: 'New results and issues are published', version: 1 },
  'issue.published': { label: 'An issue is published', version: 1 },
  'issue.changed': { label: 'An issue is accepted, rejected, merged or gets another severity', version: 1 },
  'test.opened': { label: 'A test opens', version: 1 },
  'test.closed': { label: 'A test has ended', version: 1 },
  'export.finished': { label: 'An export to a tracker has ended', version: 1 },
  'results.not_returned': { label: 'Results could not be sent back to their test run', version: 1 },
  'integration.stopped': { label: 'An integration has stopped working', version: 1 },
  'tests.removal_announced': { label: 'Old tests are about to be removed', version: 1 },
} as const satisfies Readonly<Record<string, Listed>>;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as readonly WebhookEvent[];
export const webhooksAddress = '/organization-settings/integrations/webhooks';

/** Sent by a press alone, to whatever a webhook listens. */
export const testEvent = 'webhook.test';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** In milliseconds, after each attempt that failed: together a little less than a day. */
export const webhookPauses = [5 * second, minute, 5 * minute, 15 * minute, hour, 2 * hour, 4 * hour, 7 * hour, 9.5 * hour] as const;

export const webhookLimits = {
  address: 2000,
  description: 120,
  ofOrganization: 10,
  /** How long an old secret signs beside the new one. */
  overlapHours: 24,
  /** How long deliveries are kept. */
  days: 30,
  /** Of one answer, in characters. */
  answer: 2000,
  /** Of one list. */
  shown: 100,
  milliseconds: 10_000,
} as const;

export const webhookTexts = {
  title: 'Webhooks',
  about: 'Tell your own systems what happens here: signed messages by Standard Webhooks.',
  notCreated: 'The webhook could not be created.',
  notChanged: 'The webhook could not be changed.',
  notSent: 'The message could not be sent.',
  address: 'Enter an address that starts with https://',
  unusable: 'This address cannot be called. It has no name and no password before the host.',
  inside: 'This address leads into a network that cannot be called from here.',
  unknown: 'No service was found at this address. Check how it is written.',
  tooLong: `Address is too long (maximum is ${webhookLimits.address} characters)`,
  descriptionTooLong: `Description is too long (maximum is ${webhookLimits.description} characters)`,
  noEvent: 'Choose at least one event.',
  tooMany: `Your organization has ${webhookLimits.ofOrganization} webhooks. Remove one first.`,
  test: 'This is a test: messages of this webhook arrive here.',
} as const;
