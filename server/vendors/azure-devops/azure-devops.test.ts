import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccess } from '#server/lib/demo-access.ts';
import { accessTokenPrefix } from '#server/stand-ins/entra.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import type { Incoming } from '../guarded-fetch/guarded-fetch.ts';
import { vendorCall } from '../vendor-call.ts';
import { VendorError } from '../vendor-error.ts';
import { azureDevops, azureDevopsCollection, azureDevopsOrganization, azureDevopsProfile } from './azure-devops.ts';

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.stop());

const open = () =>
  vendorCall({ vendor: 'azure_devops', fetch: guardedFetch({ standIns: standIns.origins }), pause: async () => undefined });
const token = `${accessTokenPrefix}1`;
const { azureDevopsServer: server } = demoAccess;
const cloud = () => azureDevops(open(), azureDevopsOrganization('northwind', token));
const ownServer = (more: object = {}) => azureDevops(open(), azureDevopsCollection({ ...server, accessToken: server.secret, ...more }));
const fault = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof VendorError ? `${error.fault}: ${error.message}` : error),
  );

const shopAreas = ['Shop', 'Shop\\Checkout', 'Shop\\Checkout\\Payment', 'Shop\\Checkout\\Delivery', 'Shop\\Search', 'Shop\\Account'];

describe('Azure DevOps', () => {
  it('gives all projects by name, however many pages there are', async () => {
    const projects = await cloud().projects();
    expect([projects.length, projects[0]?.name, projects[1]?.name, projects.at(-1)?.name]).toEqual([106, 'Mobile app', 'Shop', 'Team 104']);
    expect(
      standIns
        .asked('azure_devops')
        .filter((url) => url.includes('/projects'))
        .map((url) => new URL(url, 'https://x').searchParams.get('continuationToken')),
    ).toEqual([null, '100']);
  });

  it.each(['cloud', 'a server of one’s own'])('gives what can be made in a project, in %s', async (which) => {
    const client = which === 'cloud' ? cloud() : ownServer();
    const project = (await client.projects()).find(({ name }) => name === 'Shop')?.id ?? '';
    expect(await client.workItemTypes(project)).toEqual(['Bug', 'Epic', 'Feature', 'Task', 'Test Case', 'User Story']);
    expect(await client.areaPaths(project)).toEqual(shopAreas);
    expect(await client.tags(project)).toEqual(['checkout', 'Crowd test', 'mobile', 'regression']);
  });

  it('names its version at every call', () => {
    expect(standIns.asked('azure_devops').every((url) => url.includes('api-version=7.1'))).toBe(true);
  });

  it('knows who signed in', async () => {
    expect(await azureDevopsProfile(open(), token)).toEqual({ id: 'd6245f20-2af8-44f4-9451-8107cb2767db', name: 'Maya Okafor' });
  });

  it('takes the page of a sign-in, answered with 203, for a refused token', async () => {
    const strange = azureDevops(open(), azureDevopsOrganization('northwind', 'another'));
    expect(await fault(strange.projects())).toMatch(/^unauthorized/u);
    expect(await fault(ownServer({ accessToken: 'another' }).check())).toMatch(/^unauthorized/u);
  });

  it('says that an organization or a project is not there', async () => {
    expect(await fault(azureDevops(open(), azureDevopsOrganization('nobody', token)).check())).toMatch(/^not_found/u);
    expect(await fault(cloud().tags('00000000-0000-4000-8000-000000000000'))).toMatch(/^not_found/u);
  });

  it('stays below the collection whatever is typed as its path', () => {
    const root = (contextPath: string) => azureDevopsCollection({ ...server, contextPath, accessToken: 'x' }).root;
    expect(['/tfs/Shop/', '../../admin', 'a b/..%2f', ''].map(root)).toEqual([
      'https://devops.northwind.test/tfs/Shop',
      'https://devops.northwind.test/admin',
      'https://devops.northwind.test/a%20b/..%252f',
      'https://devops.northwind.test',
    ]);
  });
});

const answering = (answers: Readonly<Record<string, Partial<Incoming>>>) =>
  azureDevops(
    vendorCall({
      vendor: 'azure_devops',
      pause: async () => undefined,
      fetch: async ({ url }) => ({
        status: 200,
        retryAfter: null,
        text: '',
        ...Object.entries(answers).find(([part]) => url.includes(part))?.[1],
      }),
    }),
    azureDevopsOrganization('northwind', token),
  );
const oneProject = { text: '{"count":1,"value":[{"id":"p1","name":"Shop"}]}' };

describe('the check of a connection', () => {
  it('is content where projects and work items can be read', async () => {
    expect(await fault(cloud().check())).toBe('answered');
    expect(await fault(ownServer().check())).toBe('answered');
  });

  it.each([
    ['projects', { projects: { status: 403 } }, 'It needs the permission "Project and Team (Read)".'],
    ['work items', { projects: oneProject, workitemtypes: { status: 401 } }, 'It needs the permission "Work Items (Read & write)".'],
    ['any project', { projects: { text: '{"count":0,"value":[]}' } }, 'This account sees no project.'],
  ])('names the permission that is missing for %s', async (_, answers, words) => {
    expect(await fault(answering(answers).check())).toContain(words);
  });
});
