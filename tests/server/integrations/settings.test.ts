import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoAccess } from '#server/lib/demo-access.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { jiraInput, openIntegrationsWorld, testRailInput } from './world.ts';
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

const refused = (code: string, message: string, path: string | null) => ({
  successful: false,
  result: null,
  errors: [{ code, message, path }],
});
const secrets = [demoAccess.testrail.secret, demoAccess.jira.secret, demoAccess.jiraDataCenter.secret];

describe('the tools of an organization', () => {
  it('LA-513 SH-380 SH-214 SH-217 SH-218 RE-667 RE-396: are listed, connected or not, each by its own id', async () => {
    const before = await world.list();
    expect(before.map(({ code, name, state, clientAuthenticationValid }) => [code, name, state, clientAuthenticationValid])).toEqual([
      ['testrail', 'TestRail', 'unconfigured', false],
      ['azure_devops', 'Azure DevOps', 'unconfigured', false],
      ['jira', 'Jira', 'unconfigured', false],
      ['github', 'GitHub', 'unconfigured', false],
    ]);
    const ids = [...before, ...(await world.list('customer of b'))].map(({ id }) => id);
    expect(new Set(ids).size).toBe(8);
    const { result } = await world.save(testRailInput);
    expect([result.id, (await world.one('testrail')).id]).toEqual([ids[0], ids[0]]);
  });

  it('LA-193: have a code, a name, whether access is valid and how it is connected, Zephyr among its own connections', async () => {
    await world.save(testRailInput);
    const { data } = await world.send(
      'customer',
      '{ availableIntegrations { edges { node { code name clientAuthenticationValid clientAuthentication } } } zephyrConnections { code name active } }',
    );
    expect(data?.['availableIntegrations'].edges[0].node).toEqual({
      code: 'testrail',
      name: 'TestRail',
      clientAuthenticationValid: true,
      clientAuthentication: { site: testRailInput.site, username: testRailInput.username },
    });
    expect(data?.['zephyrConnections']).toEqual([]);
    await world.sql(
      `insert into integration (organization_id, code, state, settings) values ($1, 'zephyr_squad', 'active', '{"name": "Store", "site": "https://jira.northwind.test"}')`,
      [idOf('a', 'organization')],
    );
    const { data: after } = await world.send('customer', '{ zephyrConnections { code name } }');
    expect(after?.['zephyrConnections']).toEqual([{ code: 'zephyr_squad', name: 'Store' }]);
  });

  it('LA-516: are mapped to the fields of issues that the organization defines, by code and label', async () => {
    const definitions = [{ code: 'environment', label: 'Environment' }];
    await world.sql('update organization set issue_field_definitions = $2 where id = $1', [
      idOf('a', 'organization'),
      JSON.stringify(definitions),
    ]);
    const { data } = await world.send(
      'customer',
      '{ getCurrentOrganizationUser { organization { issueFieldDefinitions { code label } } } }',
    );
    expect(data?.['getCurrentOrganizationUser'].organization.issueFieldDefinitions).toEqual(definitions);
  });

  it('LA-195: an inactive one is not valid, and names no parameter of an export', async () => {
    await world.save(jiraInput());
    await world.sql(`update integration set state = 'inactive'`);
    expect(await world.one('jira')).toMatchObject({ state: 'inactive', clientAuthenticationValid: false, runsExportAttributes: [] });
  });
});

describe('saving TestRail', () => {
  it('LA-517 LA-196 RE-718 LA-194: asks TestRail, then keeps site and person in the open and the key sealed', async () => {
    const { successful, result, errors } = await world.save(testRailInput, 'manager');
    expect([successful, errors]).toEqual([true, []]);
    expect(result).toMatchObject({
      code: 'testrail',
      state: 'active',
      clientAuthenticationValid: true,
      clientAuthentication: { site: testRailInput.site, username: testRailInput.username },
    });
    expect(world.standIns.asked('testrail').at(-1)).toContain('get_projects');
    const [row] = await world.sql('select state, settings, sealed_secret from integration');
    expect([row?.['state'], row?.['settings']]).toEqual(['active', { site: testRailInput.site, username: testRailInput.username }]);
    expect(row?.['sealed_secret'].toString('latin1')).not.toContain(testRailInput.api_key);
  });

  it('is of use at once: test cases are read with it', async () => {
    await world.save(testRailInput);
    const { data } = await world.send(
      'customer',
      'mutation ($input: ImportTestCasesFromTestrailTestRunInput!) { importTestCasesFromTestrailTestRun(input: $input) { successful } }',
      { input: { testRunId: '104' } },
    );
    expect(data?.['importTestCasesFromTestrailTestRun'].successful).toBe(true);
  });

  it.each([
    [{ site: '' }, 'blank', "can't be blank", 'site'],
    [{ site: 'http://northwind.testrail.io' }, 'invalid', 'site URL must start with https', 'site'],
    [{ username: ' ' }, 'blank', "can't be blank", 'username'],
    [{ api_key: '' }, 'blank', "can't be blank", 'api_key'],
    [{ api_key: 'wrong' }, 'client_authentication_invalid', 'TestRail does not accept this username and API key.', 'api_key'],
    [
      { username: demoAccess.testrailEmpty.username, api_key: demoAccess.testrailEmpty.secret },
      'client_authentication_invalid',
      'This account can see no project in TestRail.',
      'api_key',
    ],
    [{ site: 'https://127.0.0.1' }, 'invalid', 'This address cannot be reached from here, or leads elsewhere.', 'site'],
  ] as const)('LA-410 LA-411 LA-412 LA-413: refuses %j at its field, and keeps nothing', async (wrong, code, message, path) => {
    expect(await world.save({ ...testRailInput, ...wrong })).toEqual(refused(code, message, path));
    expect(await world.sql('select id from integration')).toEqual([]);
  });

  it('leaves the settings as they were where TestRail refuses new ones', async () => {
    const { result: before } = await world.save(testRailInput);
    expect((await world.save({ ...testRailInput, api_key: 'wrong' })).successful).toBe(false);
    expect(await world.one('testrail')).toEqual(before);
  });

  it.each([
    ['broken', 'TestRail has a problem at the moment. Please try again later.', null],
    ['slow', 'TestRail did not answer in time. Please try again.', null],
    ['page', 'There is no TestRail at this address.', 'site'],
    ['redirect', 'This address cannot be reached from here, or leads elsewhere.', 'site'],
  ] as const)('says what is wrong while TestRail is %s', async (kind, message, path) => {
    world.standIns.misbehave({ vendor: 'testrail', kind, times: 9, where: '' });
    const { errors } = await world.save(testRailInput);
    expect(errors).toEqual([{ code: path === null ? 'vendor_error' : 'invalid', message, path }]);
  });

  it('refuses a tool that there is none of', async () => {
    for (const code of ['zephyr_squad', 'nothing', 'constructor', ''])
      expect(await world.save({ ...testRailInput, code })).toEqual(refused('invalid_integration', 'Integration is not available', 'code'));
  });

  it('leaves rows in the audit trail that hold no secret, and one event for open screens', async () => {
    const [last] = await world.sql('select coalesce(max(id), 0) as id from audit');
    const [event] = await world.sql('select coalesce(max(id), 0) as id from outbox');
    await world.save(testRailInput);
    await world.save(testRailInput);
    const rows = await world.sql(`select event, entity from audit where id > $1 order by id`, [last?.['id']]);
    expect(rows.map((row) => [row['entity'], row['event']])).toEqual([
      ['integration', 'integration.connect'],
      ['integration-settings', 'settings.change'],
      ['integration-settings', 'settings.change'],
    ]);
    const topics = await world.sql('select topic, payload from outbox where id > $1 order by id', [event?.['id']]);
    expect(topics.map(({ topic }) => topic)).toEqual(['organization', 'organization']);
    const everything = JSON.stringify([
      await world.sql('select * from audit'),
      await world.sql('select * from outbox'),
      await world.sql('select answer from idempotency'),
      await world.sql('select settings from integration'),
      await world.list(),
    ]);
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  });

  it('is the concern of its own organization', async () => {
    await world.save(testRailInput);
    expect(await world.one('testrail', 'customer of b')).toMatchObject({ state: 'unconfigured', clientAuthentication: null });
    const { id } = await world.one('testrail');
    const { errors } = await world.send('customer of b', 'query ($id: ID!) { integration(id: $id) { id } }', { id });
    expect(errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

describe('resetting an integration', () => {
  it('LA-520 RE-719 SH-390 LA-272 SH-257 LA-269: forgets settings and credential at once', async () => {
    await world.save(testRailInput);
    const { successful, result } = await world.reset('testrail');
    expect([successful, result.state, result.clientAuthentication, result.checkedAt]).toEqual([true, 'unconfigured', null, null]);
    const [row] = await world.sql('select state, settings, sealed_secret from integration where organization_id = $1', [
      idOf('a', 'organization'),
    ]);
    expect(row).toEqual({ state: 'unconfigured', settings: {}, sealed_secret: null });
  });

  it('changes nothing where there is nothing, and refuses a tool that there is none of', async () => {
    expect((await world.reset('jira')).result).toMatchObject({ code: 'jira', state: 'unconfigured' });
    expect(await world.sql('select id from integration')).toEqual([]);
    expect(await world.reset('zephyr_scale')).toEqual(refused('invalid_integration', 'Integration is not available', 'code'));
  });
});
