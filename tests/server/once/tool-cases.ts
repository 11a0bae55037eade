import { demoAccess } from '#server/lib/demo-access.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../authorization/samples.ts';
import type { OnceCase } from './cases.ts';

const id = (name: string): string => idOf('a', name);
const sampleOf = (operation: string): object => argumentsFor(`Mutation.${operation}`, 'a')['input'] as object;
const changed = (operation: string, more: object) => ({ input: sampleOf(operation), other: { ...sampleOf(operation), ...more } });
const { testrail, zephyrSquad } = demoAccess;
const connection = { code: 'testrail', site: testrail.site, username: testrail.username, api_key: testrail.secret };
const zephyr = { code: 'zephyr_squad', name: 'Shop', site: zephyrSquad.site, apiToken: zephyrSquad.secret };

const webhook = { webhookId: id('webhook') };

/** Puts the request for approval back to where every call about it is possible. */
const approvalAsked: NonNullable<OnceCase['prepare']>[number] = [
  `update launch_approval set state = 'asked', word = null, decided_by = null, decided_at = null, asked_by = $2 where id = $1`,
  [id('launch-approval'), id('manager')],
];

/** Puts the webhook back to where every call about it is possible. */
export const toolsSettled: NonNullable<OnceCase['prepare']> = [
  [`delete from webhook where id <> $1`, [id('webhook')]],
  [
    `update webhook set state = 'active', reason = null, previous_sealed = null, previous_until = null, tested_at = null where id = $1`,
    [id('webhook')],
  ],
];

/** Calls about the tools that an organization connects. */
export const toolCases: Readonly<Record<string, Partial<OnceCase>>> = {
  integrationUpdate: {
    person: 'customer',
    input: connection,
    other: { ...connection, username: 'someone.else@northwind.test' },
    jobs: 1,
  },
  integrationMap: {
    person: 'customer',
    ...changed('integrationMap', { projectId: 'other' }),
    jobs: 1,
    prepare: [[`update integration set state = 'active' where id = $1`, [id('azure')]]],
  },
  integrationCheck: {
    person: 'customer',
    ...changed('integrationCheck', { code: 'azure_devops' }),
    audit: 0,
    prepare: [[`update integration set state = 'active' where id = any ($1)`, [['tracker', 'azure'].map(id)]]],
  },
  integrationReset: {
    person: 'customer',
    ...changed('integrationReset', { code: 'github' }),
    prepare: [[`update integration set state = 'active' where id = $1`, [id('tracker')]]],
  },
  azureDevopsAuthorizationCreate: { person: 'customer', ...changed('azureDevopsAuthorizationCreate', { loginHint: 'bob@shop.test' }) },
  azureDevopsCredentialsCreate: {
    person: 'customer',
    ...changed('azureDevopsCredentialsCreate', { authorizationCode: 'another' }),
    prepare: [
      ['delete from azure_grant'],
      [
        `insert into azure_grant (organization_id, user_id, state_hash, begun_at, claimed_at, key_hash, granted_at)
         values ($1, $2, sha256('state'), now(), now(), sha256('key'), now())`,
        [id('organization'), id('customer')],
      ],
    ],
  },
  zephyrConnectionCreate: { person: 'customer', input: zephyr, other: { ...zephyr, name: 'Another shop' } },
  launchRulesUpdate: {
    person: 'customer',
    ...changed('launchRulesUpdate', { timeZone: 'UTC' }),
    prepare: [
      ['delete from launch_rules'],
      ['delete from launch_approver'],
      ['insert into launch_approver (organization_id, user_id) values ($1, $2)', [id('organization'), id('customer')]],
    ],
  },
  launchApprovalApprove: {
    person: 'customer',
    ...changed('launchApprovalApprove', { amount: 121 }),
    prepare: [approvalAsked],
  },
  launchApprovalSendBack: {
    person: 'customer',
    ...changed('launchApprovalSendBack', { word: 'Another' }),
    prepare: [approvalAsked],
  },
  launchApprovalWithdraw: { person: 'manager', input: sampleOf('launchApprovalWithdraw'), prepare: [approvalAsked] },
  webhookCreate: { person: 'customer', ...changed('webhookCreate', { description: 'Another' }) },
  webhookRotateSecret: { person: 'customer', input: webhook },
  webhookRetireSecret: {
    person: 'customer',
    input: webhook,
    prepare: [[`update webhook set previous_until = '2099-01-01' where id = $1`, [id('webhook')]]],
  },
  webhookPause: { person: 'customer', input: webhook },
  webhookResume: { person: 'customer', input: webhook, prepare: [[`update webhook set state = 'paused' where id = $1`, [id('webhook')]]] },
  webhookRemove: { person: 'customer', input: webhook },
  webhookTest: { person: 'customer', input: webhook },
  webhookRedeliver: {
    person: 'customer',
    input: { webhookDeliveryId: id('webhook-delivery') },
    prepare: [[`update webhook_delivery set state = 'given_up' where id = $1`, [id('webhook-delivery')]]],
  },
  zephyrConnectionArchive: {
    prepare: [[`update integration set state = 'active' where id = $1`, [id('zephyr')]]],
  },
};
