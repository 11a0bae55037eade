import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkIntegration } from '#server/areas/integrations/check-integration.job.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { demoAzureProjects } from '#server/stand-ins/tracker-content.ts';
import { accessTokenPrefix } from '#server/stand-ins/entra.ts';
import { writeTokens } from '#server/vendors/azure-devops/azure-access.ts';
import { personOf } from '#tests/support/builders/portal-world.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { openIntegrationsWorld } from './world.ts';
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

const { azureDevopsServer: server, azureDevops: cloud } = demoAccess;
const serverInput = (more: object = {}) => ({
  code: 'azure_devops',
  site: server.site,
  contextPath: server.contextPath,
  username: server.username,
  accessToken: server.secret,
  ...more,
});
const project = demoAzureProjects[0]?.id ?? '';
const fields = `query ($projectId: ID!, $integrationId: ID!) {
  answer: azureDevopsProjectFields(projectId: $projectId, integrationId: $integrationId) { workItemTypes areaPaths tags } }`;
const details = `query ($integrationId: ID!) { answer: integrationDetails(integrationId: $integrationId) { projects { key name } hasMoreProjects } }`;
const ask = async (query: string, variables: object, side: 'a' | 'b' = 'a') => {
  const { data, errors } = await world.send(personOf(side, 'customer'), query, variables);
  return errors.length > 0 ? errors.map(({ message, extensions }) => [extensions?.code, message]) : data?.['answer'];
};
const asked = () => world.standIns.asked('entra').length;

/** The cloud, connected with tokens that are good until the given moment. */
const connectCloud = async (expiresAt: string, refreshToken: string = cloud.refreshToken): Promise<string> => {
  const organizationId = idOf('a', 'organization');
  const [row] = await world.sql(
    `insert into integration (organization_id, code, state, settings) values ($1, 'azure_devops', 'active', $2) returning id`,
    [organizationId, { site: 'https://dev.azure.com', organization: cloud.organization }],
  );
  const tokens = { accessToken: `${accessTokenPrefix}old`, refreshToken, expiresAt };
  await world.portal.server.services.vendors.secrets.seal(
    world.portal.database.owner,
    { organizationId, integrationId: row?.['id'] },
    writeTokens(tokens),
  );
  return row?.['id'];
};
const sealed = async () => (await world.sql(`select encode(sealed_secret, 'hex') as hex from integration`))[0]?.['hex'];
const past = '2020-01-01T00:00:00.000Z';
const future = '2999-01-01T00:00:00.000Z';

describe('Azure DevOps on a server of one’s own', () => {
  it('LA-518: is connected with site, path, person and token', async () => {
    const { successful, result, errors } = await world.save(serverInput());
    expect([successful, errors]).toEqual([true, []]);
    expect([result.state, result.clientAuthentication]).toEqual([
      'active',
      { site: server.site, contextPath: 'tfs/Shop', username: 'maya.okafor' },
    ]);
  });

  it.each([
    [{ site: '' }, 'blank', "can't be blank", 'site'],
    [{ contextPath: '' }, 'blank', "can't be blank", 'contextPath'],
    [{ username: '' }, 'blank', "can't be blank", 'username'],
    [{ accessToken: '' }, 'blank', "can't be blank", 'accessToken'],
    [{ site: 'http://devops.northwind.test' }, 'invalid', 'site URL must start with https', 'site'],
    [
      { accessToken: 'wrong' },
      'client_authentication_invalid',
      'Azure DevOps does not accept this username and access token.',
      'accessToken',
    ],
    [{ contextPath: 'tfs/None' }, 'invalid', 'There is no collection of Azure DevOps at this address.', 'site'],
  ])('LA-414: is refused with %j, at its field, and nothing is kept', async (wrong, code, message, path) => {
    expect(await world.save(serverInput(wrong))).toEqual({ successful: false, result: null, errors: [{ code, message, path }] });
    expect((await world.one('azure_devops')).state).toBe('unconfigured');
  });

  it('RE-399: names what an export needs', async () => {
    const { result } = await world.save(serverInput());
    expect(result.runsExportAttributes.map(({ name, required }: { name: string; required: boolean }) => [name, required])).toEqual([
      ['project_id', true],
      ['work_item_type', true],
    ]);
  });

  it('RE-670 RE-399: tells what can be chosen in a project', async () => {
    const { result } = await world.save(serverInput());
    expect(await ask(fields, { projectId: project, integrationId: result.id })).toEqual({
      workItemTypes: ['Bug', 'Epic', 'Feature', 'Task', 'Test Case', 'User Story'],
      areaPaths: ['Shop', 'Shop\\Checkout', 'Shop\\Checkout\\Payment', 'Shop\\Checkout\\Delivery', 'Shop\\Search', 'Shop\\Account'],
      tags: ['checkout', 'Crowd test', 'mobile', 'regression'],
    });
    expect((await ask(details, { integrationId: result.id })).projects[1]).toEqual({ key: project, name: 'Shop' });
  });

  it('RE-670: answers nobody else, and nothing while it is inactive', async () => {
    const { result } = await world.save(serverInput());
    const variables = { projectId: project, integrationId: result.id };
    expect(await ask(fields, variables, 'b')).toEqual([['NOT_FOUND', expect.any(String)]]);
    await world.sql(`update integration set state = 'inactive'`);
    expect(await ask(fields, variables)).toEqual([['INTEGRATION_ERROR', 'You do not have an active integration with Azure DevOps.']]);
  });

  it('turns inactive when its token is taken no more', async () => {
    const { result } = await world.save(serverInput());
    world.standIns.misbehave({ vendor: 'azure_devops', kind: 'unauthorized', times: 100, where: '' });
    expect(await ask(fields, { projectId: project, integrationId: result.id })).toEqual([
      ['INTEGRATION_ERROR', expect.stringContaining('did not accept')],
    ]);
    expect((await world.one('azure_devops')).state).toBe('inactive');
  });
});

describe('the tokens of the cloud', () => {
  it('are used as they are while they are good', async () => {
    const before = asked();
    const [id, kept] = [await connectCloud(future), await sealed()];
    expect((await ask(fields, { projectId: project, integrationId: id })).workItemTypes).toContain('Bug');
    expect([asked() - before, (await sealed()) === kept]).toEqual([0, true]);
  });

  it('are renewed once before they expire, and kept', async () => {
    const before = asked();
    const [id, kept] = [await connectCloud(past), await sealed()];
    const variables = { projectId: project, integrationId: id };
    const answers = await Promise.all([ask(fields, variables), ask(fields, variables), ask(details, { integrationId: id })]);
    expect(answers.map((answer) => Array.isArray(answer))).toEqual([false, false, false]);
    expect([asked() - before, (await sealed()) === kept]).toEqual([1, false]);
    await ask(fields, variables);
    expect(asked() - before).toBe(1);
  });

  it('are not put back where the integration was reset meanwhile', async () => {
    const id = await connectCloud(past);
    await world.reset('azure_devops');
    expect(await ask(fields, { projectId: project, integrationId: id })).toEqual([['INTEGRATION_ERROR', expect.any(String)]]);
    expect(await sealed()).toBeNull();
  });

  it('bring an inactive connection back when a look at it renews them', async () => {
    const integrationId = await connectCloud(past);
    await world.sql(`update integration set state = 'inactive'`);
    const { database, services } = world.portal.server;
    await checkIntegration({ database, vendors: services.vendors }, { organizationId: idOf('a', 'organization'), integrationId });
    expect((await world.one('azure_devops')).state).toBe('active');
  });

  it('end the connection when Microsoft refuses them, and not when it has a problem', async () => {
    const id = await connectCloud(past, 'revoked');
    const variables = { projectId: project, integrationId: id };
    world.standIns.misbehave({ vendor: 'entra', kind: 'broken', times: 1, where: '' });
    expect(await ask(fields, variables)).toEqual([
      ['INTEGRATION_ERROR', 'Microsoft Entra ID has a problem at the moment. Please try again later.'],
    ]);
    expect((await world.one('azure_devops')).state).toBe('active');
    expect(await ask(fields, variables)).toEqual([['INTEGRATION_ERROR', expect.stringContaining('did not accept the stored credentials')]]);
    expect((await world.one('azure_devops')).state).toBe('inactive');
  });
});

describe('GitHub', () => {
  const github = (more: object = {}) => ({
    code: 'github',
    githubAuthenticationParams: { access_token: demoAccess.github.secret, ...more },
  });

  it('LA-119 RE-398: is connected by the API with a token, and an export to it needs a repository', async () => {
    const { successful, result } = await world.save(github());
    expect([successful, result.state, result.clientAuthentication]).toEqual([true, 'active', { site: '', username: 'maya-okafor' }]);
    expect(result.runsExportAttributes.map(({ name, required }: { name: string; required: boolean }) => [name, required])).toEqual([
      ['repository', true],
    ]);
  });

  it('may be a server of one’s own', async () => {
    const { site, secret } = demoAccess.githubServer;
    const { result } = await world.save(github({ site, access_token: secret }));
    expect([result.state, result.clientAuthentication.site]).toEqual(['active', site]);
    expect((await ask(details, { integrationId: result.id })).projects[0]).toEqual({
      key: 'northwind/checkout',
      name: 'northwind/checkout',
    });
  });

  it.each([
    [{ access_token: ' ' }, 'blank', "can't be blank", 'githubAuthenticationParams.access_token'],
    [
      { access_token: 'wrong' },
      'client_authentication_invalid',
      'GitHub does not accept this token.',
      'githubAuthenticationParams.access_token',
    ],
    [{ site: 'http://github.northwind.test' }, 'invalid', 'site URL must start with https', 'githubAuthenticationParams.site'],
  ])('is refused with %j, at its field', async (wrong, code, message, path) => {
    expect((await world.save(github(wrong))).errors).toEqual([{ code, message, path }]);
    expect((await world.one('github')).state).toBe('unconfigured');
  });
});
