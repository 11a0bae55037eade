import { azureCloudSite, defaultPriorities } from '#schema/vocabulary/trackers.ts';
import { testEvent, webhookTexts } from '#schema/vocabulary/webhook.ts';
import { boundTo } from '#server/areas/integrations/webhooks/deliver.job.ts';
import { shownAddress } from '#server/lib/addresses.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { writeTokens } from '#server/vendors/azure-devops/azure-access.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { demoId } from '../random.ts';
import { insertRows, type OwnerClient } from '../rows.ts';
import { maya } from './accounts.ts';
import { northwind } from './organizations.ts';
import { daysAfter } from './time.ts';

const { testrail, jira, azureDevops, github, zephyrSquad, zephyrScale } = demoAccess;

/** Expired: the first use renews them. */
const azureTokens = writeTokens({ accessToken: 'none', refreshToken: azureDevops.refreshToken, expiresAt: '2020-01-01T00:00:00.000Z' });

const connections = [
  { code: 'testrail', settings: { site: testrail.site, username: testrail.username }, secret: testrail.secret, days: -90 },
  {
    code: 'jira',
    settings: {
      site: jira.site,
      username: jira.username,
      edition: 'cloud',
      priority_mappings: defaultPriorities,
      use_default_export_settings: true,
      default_export_settings: {
        project_key: 'WEB',
        issuetype_name: 'Bug',
        labels: ['crowd-test'],
        custom_fields_mapping: {
          WEB: {
            Bug: {
              customfield_10040: { gat_field: null, type: 'option', allowed_values: ['S1', 'S2', 'S3', 'S4'], default_value: 'S3' },
              components: {
                gat_field: null,
                type: 'array:component',
                allowed_values: ['Cart', 'Checkout', 'Catalog', 'Account'],
                default_value: 'Cart',
              },
            },
          },
        },
      },
    },
    secret: jira.secret,
    days: -45,
  },
  {
    code: 'azure_devops',
    settings: { site: azureCloudSite, organization: azureDevops.organization, username: 'Maya Okafor' },
    secret: azureTokens,
    days: -40,
  },
  { code: 'github', settings: { site: '', username: 'maya-okafor' }, secret: github.secret, days: -35 },
  { code: 'zephyr_squad', settings: { name: 'Store on Jira', site: zephyrSquad.site }, secret: zephyrSquad.secret, days: -60 },
  { code: 'zephyr_scale', settings: { name: 'Shop team', site: zephyrScale.site }, secret: zephyrScale.secret, days: -30 },
  { code: 'zephyr_scale', settings: { name: 'App team', site: zephyrScale.site }, secret: zephyrScale.secret, days: -20 },
] as const;

const webhookAddress = 'https://hooks.example.com/services/northwind/desk';

/** Paused: the demo calls nothing. */
const seedWebhook = async (client: OwnerClient, now: Date, secrets: Secrets): Promise<void> => {
  const id = demoId('webhook', 'desk');
  const close = (what: 'address' | 'secret', text: string) => secrets.close(client, northwind, boundTo(id, what), text);
  const events = ['results.published', 'issue.changed'];
  const row = { id, organization_id: northwind, description: 'Release desk', address_shown: shownAddress(webhookAddress), events };
  const [day, later] = [daysAfter(now, -6), daysAfter(now, -4)];
  await insertRows(client, 'webhook', [
    { ...row, state: 'paused', delivered_at: day, tested_at: day, created_by: maya.id, created_at: daysAfter(now, -12) },
  ]);
  const secret = `whsec_${Buffer.alloc(32, 'demo').toString('base64')}`;
  await client.query('update webhook set address_sealed = $2, secret_sealed = $3 where id = $1', [
    id,
    await close('address', webhookAddress),
    await close('secret', secret),
  ]);
  const told = (name: string, more: object) => ({
    id: demoId('webhook-delivery', name),
    organization_id: northwind,
    webhook_id: id,
    thing: name,
    attempts: 1,
    ...more,
  });
  await insertRows(client, 'webhook_delivery', [
    told('test', {
      type: testEvent,
      data: { message: webhookTexts.test },
      state: 'delivered',
      delivered_at: day,
      first_tried_at: day,
      created_at: day,
    }),
    told('refused', { type: testEvent, data: { message: webhookTexts.test }, state: 'given_up', first_tried_at: later, created_at: later }),
  ]);
  const tried = (name: string, more: object) => ({
    id: demoId('webhook-attempt', name),
    organization_id: northwind,
    webhook_delivery_id: demoId('webhook-delivery', name),
    ...more,
  });
  await insertRows(client, 'webhook_attempt', [
    tried('test', { at: day, milliseconds: 182, status: 204, answer: '' }),
    tried('refused', { at: later, milliseconds: 2_310, status: 503, answer: 'The desk is being moved.' }),
  ]);
};

export const seedIntegrations = async (client: OwnerClient, now: Date, secrets: Secrets): Promise<void> => {
  for (const { code, settings, secret, days } of connections) {
    const id = demoId('integration', `${code} ${days}`);
    const at = daysAfter(now, days);
    await insertRows(client, 'integration', [
      { id, organization_id: northwind, code, state: 'active', settings, checked_at: now, created_at: at, updated_at: at },
    ]);
    await secrets.seal(client, { organizationId: northwind, integrationId: id }, secret);
  }
  await seedWebhook(client, now, secrets);
};
