const webhook = [{ at: 'input.webhookId', entity: 'webhook' }] as const;
const outside = ['outside'] as const;

/** What those who manage integrations do with tools and webhooks. */
export const integrationFields = [
  ['S17', 'Mutation.integrationReset', 'y y n', 'org', { noOverride: true, confirms: 'always' }],
  ['S18', 'Mutation.integrationUpdate', 'y y n', 'org', { noOverride: true, confirms: 'always', takes: outside }],
  ['S18', 'Mutation.integrationMap', 'y y n', 'org', { takes: outside }],
  ['S18', 'Mutation.integrationCheck', 'y y n', 'org', { takes: outside }],
  ['S33', 'Query.webhooks', 'y y n', 'org', {}],
  ['S33', 'Query.webhookDeliveries', 'y y n', 'obj', { ids: [{ at: 'webhookId', entity: 'webhook' }] }],
  ['S33', 'Query.webhookDelivery', 'y y n', 'obj', { ids: [{ at: 'id', entity: 'webhook_delivery' }] }],
  ['S33', 'Mutation.webhookCreate', 'y y n', 'org', { noOverride: true, confirms: 'always', takes: outside }],
  ['S33', 'Mutation.webhookRotateSecret', 'y y n', 'obj', { ids: webhook, noOverride: true, confirms: 'always' }],
  ['S33', 'Mutation.webhookRetireSecret', 'y y n', 'obj', { ids: webhook }],
  ['S33', 'Mutation.webhookPause', 'y y n', 'obj', { ids: webhook }],
  ['S33', 'Mutation.webhookResume', 'y y n', 'obj', { ids: webhook }],
  ['S33', 'Mutation.webhookRemove', 'y y n', 'obj', { ids: webhook }],
  ['S33', 'Mutation.webhookTest', 'y y n', 'obj', { ids: webhook, takes: outside }],
  [
    'S33',
    'Mutation.webhookRedeliver',
    'y y n',
    'obj',
    { ids: [{ at: 'input.webhookDeliveryId', entity: 'webhook_delivery' }], takes: outside },
  ],
] as const;
