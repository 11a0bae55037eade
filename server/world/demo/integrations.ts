import { azureCloudSite, defaultPriorities } from '#schema/vocabulary/trackers.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { writeTokens } from '#server/vendors/azure-devops/azure-access.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { demoId } from '../random.ts';
import { insertRows, type OwnerClient } from '../rows.ts';
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

export const seedIntegrations = async (client: OwnerClient, now: Date, secrets: Secrets): Promise<void> => {
  for (const { code, settings, secret, days } of connections) {
    const id = demoId('integration', `${code} ${days}`);
    const at = daysAfter(now, days);
    await insertRows(client, 'integration', [
      { id, organization_id: northwind, code, state: 'active', settings, checked_at: now, created_at: at, updated_at: at },
    ]);
    await secrets.seal(client, { organizationId: northwind, integrationId: id }, secret);
  }
};
