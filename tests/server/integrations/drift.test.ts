import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkIntegration } from '#server/areas/integrations/check-integration.job.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { demoAzureProjects } from '#server/stand-ins/tracker-content.ts';
import type { Person } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { jiraInput, openIntegrationsWorld, testRailInput } from './world.ts';
import type { IntegrationsWorld } from './world.ts';

let world: IntegrationsWorld;
beforeAll(async () => {
  world = await openIntegrationsWorld();
});
afterEach(async () => {
  world.standIns.behave();
  for (const table of ['auto_export_settings', 'integration']) await world.sql(`delete from ${table}`);
});
afterAll(() => world.stop());

const { azureDevopsServer: server, github } = demoAccess;
const shop = demoAzureProjects[0]?.id ?? '';
const azure = {
  code: 'azure_devops',
  site: server.site,
  contextPath: server.contextPath,
  username: server.username,
  accessToken: server.secret,
};
const told = `state fieldMappings { project issueType fieldId name gatField defaultValue } driftCheckedAt
  drift { project place issueType drift { kind name fieldId value message isRefused } }`;
const call = async (name: string, input: object, person: Person = 'customer'): Promise<Loose> => {
  const { data, errors } = await world.mutate(person, name, input, `result { ${told} }`);
  return errors.length > 0 ? { error: errors[0]?.extensions?.code } : data?.['answer'];
};
const foundIn = { fieldId: 'Custom.FoundIn', gatField: null, defaultValue: 'staging' };
const map = (more: object = {}, person: Person = 'customer') =>
  call('integrationMap', { code: 'azure_devops', projectId: shop, workItemType: 'Bug', fields: [foundIn], ...more }, person);
const check = (code: string, person: Person = 'customer') => call('integrationCheck', { code }, person);
const organizationId = idOf('a', 'organization');
const look = async (code: string) => {
  const { database, services } = world.portal.server;
  await checkIntegration({ database, vendors: services.vendors }, { organizationId, integrationId: (await world.one(code)).id });
};
const kept = async (code: string): Promise<Loose> =>
  (await world.sql('select field_mappings, drift, drift_checked_at from integration where code = $1', [code]))[0];
const autoExportTo = (code: string, target: string, params: object) =>
  world.sql(
    `insert into auto_export_settings (organization_id, state, enabled_destinations, destinations) values ($1, 'enabled', $2, $3)`,
    [organizationId, [`${code}:${target}`], JSON.stringify([{ value: `${code}:${target}`, code, target, params, since: '2026-01-01' }])],
  );
const brief = (result: Loose) =>
  result.drift.map(({ place, issueType, drift }: Loose) => [
    place,
    issueType,
    drift.map(({ kind, name, value, isRefused }: Loose) => [kind, name, value, isRefused]),
  ]);

describe('mapping the fields of Azure DevOps', () => {
  it('keeps each with its name and type at the tool, in the place of what was there, beside other types', async () => {
    await world.save(azure);
    const { successful, result } = await map({
      fields: [foundIn, { fieldId: 'Custom.CustomerImpact', gatField: 'comment' }, { fieldId: 'Custom.AffectedUsers', defaultValue: ' ' }],
    });
    const at = { project: shop, issueType: 'Bug' };
    expect([successful, result.fieldMappings]).toEqual([
      true,
      [
        { ...at, fieldId: 'Custom.FoundIn', name: 'Found In', gatField: null, defaultValue: 'staging' },
        { ...at, fieldId: 'Custom.CustomerImpact', name: 'Customer impact', gatField: 'comment', defaultValue: null },
      ],
    ]);
    await map({ workItemType: 'Task', fields: [{ fieldId: 'Microsoft.VSTS.Common.Severity', defaultValue: '2 - High' }] });
    await map({ fields: [] });
    expect((await kept('azure_devops')).field_mappings).toEqual({
      [shop]: {
        name: 'Shop',
        types: {
          Bug: {},
          Task: {
            'Microsoft.VSTS.Common.Severity': { name: 'Severity', gat_field: null, type: 'string', default_value: '2 - High' },
          },
        },
      },
    });
    expect(await world.sql(`select count(*)::int as count from audit where event = 'mapping.change'`)).toEqual([{ count: 3 }]);
  });

  it('outlasts a renewal of the credential, and not a reset', async () => {
    await world.save(azure);
    await map();
    await world.save(azure);
    expect(Object.keys((await kept('azure_devops')).field_mappings)).toEqual([shop]);
    await world.reset('azure_devops');
    expect(await kept('azure_devops')).toEqual({ field_mappings: {}, drift: [], drift_checked_at: null });
  });

  it.each([
    [{ code: 'jira' }, 'invalid_integration', 'Integration is not available', 'code'],
    [{ projectId: ' ' }, 'blank', "can't be blank", 'projectId'],
    [{ workItemType: 'x'.repeat(256) }, 'too_long', 'This name is too long.', 'workItemType'],
    [{ workItemType: 'Wish' }, 'not_found', 'Azure DevOps no longer has the type Wish there.', 'workItemType'],
    [
      { fields: [{ fieldId: 'Custom.Gone', defaultValue: 'x' }] },
      'not_found',
      'Azure DevOps no longer has the field Custom.Gone, so it is left out.',
      'fields',
    ],
    [
      { fields: [{ fieldId: 'System.Id', defaultValue: '7' }] },
      'not_found',
      'Azure DevOps no longer has the field System.Id, so it is left out.',
      'fields',
    ],
    [{ fields: [{ ...foundIn, defaultValue: 'Nightly' }] }, 'inclusion', 'Found In does not accept "Nightly".', 'fields'],
    [
      { fields: [foundIn, { fieldId: 'Custom.AffectedUsers', defaultValue: 'many' }] },
      'inclusion',
      'Affected users does not accept "many".',
      'fields',
    ],
  ])('refuses %j and keeps nothing', async (wrong, code, message, path) => {
    await world.save(azure);
    expect((await map(wrong)).errors.map((error: Loose) => [error.code, error.message, error.path])).toEqual([[code, message, path]]);
    expect((await kept('azure_devops')).field_mappings).toEqual({});
  });

  it('is for customers and test managers of the organization, while the tool is active', async () => {
    expect((await map()).errors.map(({ code, message }: Loose) => [code, message])).toEqual([
      ['invalid_state', 'This integration is not configured.'],
    ]);
    await world.save(azure);
    expect([(await map({}, 'accepted')).error, (await map({}, 'manager')).successful]).toEqual(['FORBIDDEN', true]);
    await world.sql(`update integration set state = 'inactive'`);
    expect((await map()).errors.map(({ code, message }: Loose) => [code, message])).toEqual([
      ['invalid_state', 'This integration is inactive.'],
    ]);
  });

  it('says what fields there are to fill, and which are required', async () => {
    const { result } = await world.save(azure);
    const { data } = await world.send(
      'customer',
      `query ($id: ID!, $key: String!) { fields: integrationCustomFields(integrationId: $id, projectKey: $key, issueType: "Bug") { externalId name type required allowedValues } }`,
      { id: result.id, key: shop },
    );
    expect(data?.['fields']).toEqual([
      {
        externalId: 'Microsoft.VSTS.Common.Severity',
        name: 'Severity',
        type: 'string',
        required: false,
        allowedValues: ['1 - Critical', '2 - High', '3 - Medium', '4 - Low'],
      },
      { externalId: 'Custom.FoundIn', name: 'Found In', type: 'string', required: true, allowedValues: ['Production', 'Staging', 'Beta'] },
      { externalId: 'Custom.CustomerImpact', name: 'Customer impact', type: 'html', required: false, allowedValues: [] },
      { externalId: 'Custom.AffectedUsers', name: 'Affected users', type: 'integer', required: false, allowedValues: [] },
    ]);
  });
});

describe('drift at an integration', () => {
  it('is found by the hourly look, told once to all pages, and gone when it is mended', async () => {
    await world.save(azure);
    await map();
    await look('azure_devops');
    expect(brief((await check('azure_devops')).result)).toEqual([]);
    world.standIns.takeAway('azure_devops', 'Staging');
    const [before] = await world.sql('select coalesce(max(id), 0) as id from outbox');
    await look('azure_devops');
    await look('azure_devops');
    expect(await world.sql('select topic from outbox where id > $1', [before?.['id']])).toEqual([{ topic: 'organization' }]);
    expect((await kept('azure_devops')).drift).toEqual([
      {
        project: shop,
        place: 'Shop',
        issueType: 'Bug',
        drift: [{ kind: 'value', name: 'Found In', fieldId: 'Custom.FoundIn', value: 'staging', isRefused: true }],
      },
    ]);
    await map({ fields: [{ ...foundIn, defaultValue: 'Beta' }] });
    expect(brief((await check('azure_devops')).result)).toEqual([]);
  });

  it('is that of Jira’s export settings and mapped fields', async () => {
    const custom_fields_mapping = {
      WEB: {
        Bug: { customfield_10041: { name: 'Found in', gat_field: null, type: 'array:option', allowed_values: [], default_value: 'Beta' } },
      },
    };
    const default_export_settings = { project_key: 'PAY', issuetype_name: 'Task', labels: [], custom_fields_mapping };
    await world.save(jiraInput({ use_default_export_settings: true, default_export_settings }));
    world.standIns.takeAway('jira', 'Task', 'customfield_10041');
    expect(brief((await check('jira')).result)).toEqual([
      ['PAY', 'Task', [['type', 'Task', null, true]]],
      [
        'WEB',
        'Bug',
        [
          ['field', 'Found in', null, false],
          ['required', 'Severity', null, true],
          ['required', 'Components', null, true],
        ],
      ],
    ]);
  });

  it('is that of the places of auto-export, at each tracker', async () => {
    await world.save({ code: 'github', githubAuthenticationParams: { access_token: github.secret } });
    await autoExportTo('github', 'northwind/docs', { repository: 'northwind/docs', labels: [] });
    expect(brief((await check('github')).result)).toEqual([['northwind/docs', null, [['closed', 'northwind/docs', null, true]]]]);
    await world.sql(`update auto_export_settings set state = 'disabled'`);
    expect(brief((await check('github')).result)).toEqual([]);
    await world.sql('delete from auto_export_settings');
    await world.save(azure);
    const params = { project_id: shop, project_name: 'Shop', work_item_type: 'Bug', area_path: 'Shop\\Search', tags: [] };
    await autoExportTo('azure_devops', shop, params);
    world.standIns.takeAway('azure_devops', 'Search');
    expect(brief((await check('azure_devops')).result)).toEqual([
      [
        'Shop',
        'Bug',
        [
          ['area', 'Shop\\Search', null, true],
          ['required', 'Found In', null, true],
        ],
      ],
    ]);
  });

  it('stays as it was known where the tool does not answer', async () => {
    await world.save(azure);
    await map();
    world.standIns.takeAway('azure_devops', 'Bug');
    await look('azure_devops');
    const before = await kept('azure_devops');
    world.standIns.misbehave({ vendor: 'azure_devops', kind: 'broken', times: 99, where: 'fields' });
    await look('azure_devops');
    expect(await kept('azure_devops')).toEqual(before);
    expect((await check('azure_devops')).errors.map(({ code }: Loose) => code)).toEqual(['vendor_error']);
    expect(await kept('azure_devops')).toEqual(before);
  });

  it('a press that asks finds a credential that stopped working, and one that works again', async () => {
    await world.save(testRailInput);
    world.standIns.misbehave({ vendor: 'testrail', kind: 'unauthorized', times: 99, where: '' });
    const { successful, result } = await check('testrail');
    expect([successful, result.state]).toEqual([true, 'inactive']);
    world.standIns.behave();
    expect((await check('testrail')).result.state).toBe('active');
  });

  it('is asked for by customers and test managers, of a tool that is set up', async () => {
    expect((await check('jira')).errors.map(({ code, message }: Loose) => [code, message])).toEqual([
      ['invalid_state', 'This integration is not configured.'],
    ]);
    expect((await check('bugzilla')).errors.map(({ code }: Loose) => code)).toEqual(['invalid_integration']);
    expect((await check('jira', 'accepted')).error).toBe('FORBIDDEN');
    await world.save(jiraInput());
    const { text } = await world.mutate('manager', 'integrationCheck', { code: 'jira' }, `result { ${told} clientAuthentication }`);
    expect([text.includes(demoAccess.jira.secret), text.includes('"successful":true')]).toEqual([false, true]);
  });
});
