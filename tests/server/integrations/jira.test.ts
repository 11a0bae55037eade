import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoAccess } from '#server/lib/demo-access.ts';
import { jiraInput, jiraParams, openIntegrationsWorld } from './world.ts';
import type { IntegrationsWorld } from './world.ts';

let world: IntegrationsWorld;
beforeAll(async () => {
  world = await openIntegrationsWorld();
});
afterEach(async () => {
  world.standIns.behave();
  await world.sql('delete from integration');
});
afterAll(() => world.stop());

const refused = (code: string, message: string, path: string) => ({
  successful: false,
  result: null,
  errors: [{ code, message, path: `jiraAuthenticationParams.${path}` }],
});
const { jiraReader: reader, jiraDataCenter: own } = demoAccess;
const exports = (more: object = {}) => ({
  use_default_export_settings: true,
  default_export_settings: {
    project_key: 'WEB',
    issuetype_name: 'Bug',
    labels: ['crowd'],
    custom_fields_mapping: {
      WEB: { Bug: { customfield_10040: { gat_field: null, type: 'option', allowed_values: ['S1', 'S2'], default_value: 'S2' } } },
    },
    ...more,
  },
});

describe('saving Jira', () => {
  it('SH-391: asks who the account is and what it may, then keeps all but the token in the open', async () => {
    const { successful, result } = await world.save(jiraInput(exports()));
    expect([successful, result.state]).toEqual([true, 'active']);
    const { access_token: _, ...kept } = jiraParams;
    expect(result.clientAuthentication).toEqual({ ...kept, ...exports(), edition: 'cloud' });
    expect(world.standIns.asked('jira').map((url) => url.replace(/\?.*/u, ''))).toEqual([
      '/rest/api/3/serverInfo',
      '/rest/api/3/myself',
      '/rest/api/3/mypermissions',
      '/rest/api/3/mypermissions',
      '/rest/api/3/issue/createmeta/WEB/issuetypes',
    ]);
  });

  it('finds out that a site is Data Center', async () => {
    const { result } = await world.save(jiraInput({ site: own.site, username: own.username, access_token: own.secret }));
    expect(result.clientAuthentication.edition).toBe('data_center');
  });

  it.each([
    [{ access_token: 'wrong' }, 'client_authentication_invalid', 'Jira does not accept this username and access token.', 'access_token'],
    [{ access_token: undefined }, 'blank', "can't be blank", 'access_token'],
    [{ site: 'http://northwind.atlassian.net' }, 'invalid', 'site URL must start with https', 'site'],
    [
      { priority_mappings: { critical: 'A', high: null, medium: 'C', low: 'D' } },
      'blank',
      "Priority can't be blank",
      'priority_mappings.high',
    ],
    [
      { username: reader.username, access_token: reader.secret },
      'client_authentication_invalid',
      "This account lacks the permissions 'Create issues' and 'Create attachments' in any project of Jira.",
      'access_token',
    ],
    [exports({ project_key: '' }), 'blank', "Project can't be blank", 'default_export_settings.project_key'],
    [
      exports({ project_key: 'OPS' }),
      'client_authentication_invalid',
      "This account lacks the permissions 'Create issues' and 'Create attachments' in the project OPS of Jira.",
      'default_export_settings.project_key',
    ],
    [
      exports({ project_key: 'NONE' }),
      'invalid',
      'Jira does not know the project NONE, or this account may not see it.',
      'default_export_settings.project_key',
    ],
    [
      exports({ issuetype_name: 'Wish' }),
      'invalid',
      'Jira does not know the issue type Wish in the project WEB.',
      'default_export_settings.issuetype_name',
    ],
  ] as const)('refuses %j at its field, and keeps nothing', async (wrong, code, message, path) => {
    expect(await world.save(jiraInput(wrong))).toEqual(refused(code, message, path));
    expect(await world.sql('select id from integration')).toEqual([]);
  });

  it('LA-420 SH-294: keeps the token where none is sent, and asks with it', async () => {
    await world.save(jiraInput());
    const { access_token: _, ...rest } = jiraParams;
    const { successful, result } = await world.save({ code: 'jira', jiraAuthenticationParams: { ...rest, ...exports() } });
    expect([successful, result.runsExportAttributes.map(({ name, value }: { name: string; value: unknown }) => [name, value])]).toEqual([
      true,
      [
        ['project_key', 'WEB'],
        ['issuetype_name', 'Bug'],
        ['labels', ['crowd']],
      ],
    ]);
    const asked = world.standIns.asked('jira').length;
    const moved = { ...rest, site: own.site };
    expect(await world.save({ code: 'jira', jiraAuthenticationParams: moved })).toEqual(
      refused('blank', 'Enter the token again: it belongs to the site it was made for.', 'access_token'),
    );
    expect(world.standIns.asked('jira').length).toBe(asked);
  });

  it('turns inactive where the kept token is refused, and keeps the settings', async () => {
    const { result: before } = await world.save(jiraInput());
    world.standIns.misbehave({ vendor: 'jira', kind: 'unauthorized', times: 9, where: 'myself' });
    const { access_token: _, ...rest } = jiraParams;
    const answer = await world.save({ code: 'jira', jiraAuthenticationParams: { ...rest, username: 'new@shop.test' } });
    expect(answer.errors[0].code).toBe('client_authentication_invalid');
    expect(await world.one('jira')).toMatchObject({ state: 'inactive', clientAuthentication: before.clientAuthentication });
  });
});

const details = `query ($id: ID!, $search: String, $key: String) { answer: integrationDetails(integrationId: $id, search: $search, projectKey: $key) {
  integration { id code } projects { key name issueTypes { externalId name } } hasMoreProjects } }`;
const fields = `query ($id: ID!, $key: String!, $type: String!) { answer: integrationCustomFields(integrationId: $id, projectKey: $key, issueType: $type) {
  externalId name type required allowedValues } }`;
const attributes = 'query ($id: ID!) { answer: integration(id: $id) { code runsExportAttributes { name label required value } } }';

describe('what Jira has', () => {
  const ask = async (query: string, variables: object) => {
    const { data, errors } = await world.send('customer', query, variables);
    return errors.length > 0 ? { error: errors[0]?.extensions?.code, message: errors[0]?.message } : data?.['answer'];
  };
  const connected = async () => (await world.save(jiraInput(exports()))).result.id as string;

  it('LA-514: projects, by what is searched, and one of them with its issue types', async () => {
    const id = await connected();
    const found = await ask(details, { id, search: 'payments' });
    expect(found).toEqual({
      integration: { id, code: 'jira' },
      projects: [{ key: 'PAY', name: 'Payments', issueTypes: null }],
      hasMoreProjects: false,
    });
    expect((await ask(details, { id })).hasMoreProjects).toBe(true);
    const one = await ask(details, { id, key: 'WEB' });
    expect(one.projects).toEqual([
      {
        key: 'WEB',
        name: 'Web shop',
        issueTypes: [
          { externalId: '10001', name: 'Bug' },
          { externalId: '10002', name: 'Task' },
          { externalId: '10003', name: 'Story' },
        ],
      },
    ]);
  });

  it('LA-515 RE-669: the fields of an issue type beside those that every export fills', async () => {
    const id = await connected();
    expect(await ask(fields, { id, key: 'WEB', type: 'Bug' })).toEqual([
      { externalId: 'customfield_10040', name: 'Severity', type: 'option', required: true, allowedValues: ['S1', 'S2', 'S3', 'S4'] },
      {
        externalId: 'customfield_10041',
        name: 'Found in',
        type: 'array:option',
        required: false,
        allowedValues: ['Production', 'Staging', 'Beta'],
      },
      { externalId: 'customfield_10042', name: 'Steps to reproduce', type: 'string', required: false, allowedValues: [] },
      { externalId: 'customfield_10043', name: 'Affected customers', type: 'number', required: false, allowedValues: [] },
      {
        externalId: 'components',
        name: 'Components',
        type: 'array:component',
        required: true,
        allowedValues: ['Cart', 'Checkout', 'Catalog', 'Account'],
      },
    ]);
    expect(await ask(fields, { id, key: 'WEB', type: 'Wish' })).toMatchObject({
      error: 'INTEGRATION_ERROR',
      message: 'Jira does not know the issue type Wish in the project WEB.',
    });
  });

  it('RE-668 RE-397: what an export has to be told, with what it begins with', async () => {
    const id = await connected();
    expect(await ask(attributes, { id })).toEqual({
      code: 'jira',
      runsExportAttributes: [
        { name: 'project_key', label: 'Project', required: true, value: 'WEB' },
        { name: 'issuetype_name', label: 'Issue type', required: true, value: 'Bug' },
        { name: 'labels', label: 'Labels', required: false, value: ['crowd'] },
      ],
    });
  });

  it('is not asked while the integration is inactive', async () => {
    const id = await connected();
    await world.sql(`update integration set state = 'inactive'`);
    const before = world.standIns.asked('jira').length;
    for (const query of [details, fields])
      expect(await ask(query, { id, key: 'WEB', type: 'Bug' })).toEqual({
        error: 'INTEGRATION_ERROR',
        message: 'You do not have an active integration with Jira.',
      });
    expect(world.standIns.asked('jira').length).toBe(before);
  });

  it('is told apart from a Jira that has a problem, without a word of its own', async () => {
    const id = await connected();
    world.standIns.misbehave({ vendor: 'jira', kind: 'broken', times: 9, where: '' });
    expect(await ask(details, { id })).toEqual({
      error: 'INTEGRATION_ERROR',
      message: 'Jira has a problem at the moment. Please try again later.',
    });
  });

  it('is found by nobody else', async () => {
    const id = await connected();
    for (const query of [details, fields, attributes]) {
      const { errors } = await world.send('customer of b', query, { id, key: 'WEB', type: 'Bug' });
      expect(errors[0]?.extensions?.code).toBe('NOT_FOUND');
    }
  });
});
