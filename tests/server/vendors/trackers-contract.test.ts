import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccess } from '#server/lib/demo-access.ts';
import { accessTokenPrefix } from '#server/stand-ins/entra.ts';
import {
  azureDevops,
  azureDevopsCollection,
  azureDevopsOrganization,
  azureDevopsProfile,
} from '#server/vendors/azure-devops/azure-devops.ts';
import { github } from '#server/vendors/github/github.ts';
import { contractOf } from '#tests/support/contract.ts';
import { startRecorded } from './recorded.ts';
import type { Recorded } from './recorded.ts';

let recorded: Recorded;
beforeAll(async () => {
  recorded = await startRecorded();
});
afterAll(() => recorded.stop());

describe('Azure DevOps is asked only what is published', () => {
  /** On a server of one's own a collection may lie deeper than the organizations of the cloud. */
  const contract = contractOf('azure-devops', ({ pathname, searchParams }) => ({
    path: pathname.replace('/tfs/Shop/', '/Shop/'),
    query: searchParams,
  }));
  const { azureDevopsServer: server } = demoAccess;

  it.each([
    ['in the cloud', azureDevopsOrganization('northwind', `${accessTokenPrefix}1`)],
    ['on a server of one’s own', azureDevopsCollection({ ...server, accessToken: server.secret })],
  ])('%s', async (_, access) => {
    recorded.sent.splice(0);
    const client = azureDevops(recorded.call('azure_devops'), access);
    await client.check();
    const project = (await client.projects()).at(-1)?.id ?? '';
    await Promise.all([client.workItemTypes(project), client.areaPaths(project), client.tags(project)]);
    expect(recorded.sent.length).toBeGreaterThan(5);
    expect(recorded.sent.flatMap(contract.faultsOf)).toEqual([]);
  });

  it('for the profile of whoever signed in', async () => {
    recorded.sent.splice(0);
    await azureDevopsProfile(recorded.call('azure_devops'), `${accessTokenPrefix}1`);
    expect(recorded.sent.flatMap(contract.faultsOf)).toEqual([]);
    expect(recorded.sent.map(({ url }) => new URL(url).host)).toEqual(['app.vssps.visualstudio.com']);
  });

  it('and another version, or none, would be found', () => {
    const of = (query: string) => contract.faultsOf({ url: `https://dev.azure.com/northwind/_apis/projects${query}` });
    expect([of('?api-version=7.1'), of('').length, of('?api-version=5.0').length]).toEqual([[], 1, 1]);
  });
});

describe('GitHub is asked only what is published', () => {
  const contract = contractOf('github', ({ pathname, searchParams }) => ({
    path: pathname.replace(/^\/api\/v3/u, ''),
    query: searchParams,
  }));

  it.each(['github', 'githubServer'] as const)('at %s, and told who asks, for which version', async (which) => {
    recorded.sent.splice(0);
    const { site, secret } = demoAccess[which];
    const client = github(recorded.call('github'), { site, token: secret });
    await client.check();
    await client.labels('northwind/service-001');
    expect(recorded.sent.length).toBeGreaterThan(4);
    expect(recorded.sent.flatMap(contract.faultsOf)).toEqual([]);
    for (const { headers = {} } of recorded.sent)
      expect([headers['user-agent'], headers['x-github-api-version']]).toEqual(['muster', '2022-11-28']);
  });
});
