import { failed, numberIn, ok, remaining } from './answer.ts';
import type { Answered, Asked, StandIn } from './answer.ts';
import { demoAccess } from '../lib/demo-access.ts';
import type { AzureWorkItems } from './azure-work-items.ts';
import { accessTokenPrefix } from './entra.ts';
import { demoAzureProjects } from './tracker-content.ts';
import type { DemoArea, DemoAzureProject } from './tracker-content.ts';

const signInPage: Answered = {
  status: 203,
  body: '<!DOCTYPE html><html><title>Azure DevOps Services | Sign In</title></html>',
  headers: { 'content-type': 'text/html; charset=utf-8' },
};

const wrong = (status: number, typeKey: string, message: string): Answered => failed(status, { $id: '1', message, typeKey, errorCode: 0 });

const listed = (all: readonly unknown[]): Answered => ok({ count: all.length, value: all });

const { azureDevops, azureDevopsServer } = demoAccess;
const cloudRoot = `/${azureDevops.organization}/`;
const serverRoot = `/${azureDevopsServer.contextPath}/`;
const basic = `Basic ${Buffer.from(`${azureDevopsServer.username}:${azureDevopsServer.secret}`).toString('base64')}`;
const isSignedIn = ({ authorization }: Asked): boolean => authorization.startsWith(`Bearer ${accessTokenPrefix}`);

const projects = ({ query, gone }: Asked): Answered => {
  const there = remaining(demoAzureProjects, gone);
  const top = numberIn(query, '$top', 100);
  const from = numberIn(query, 'continuationToken', numberIn(query, '$skip', 0));
  const page = there.slice(from, from + top);
  const next = from + page.length;
  const answer = listed(page.map(({ id, name }) => ({ id, name, state: 'wellFormed', revision: 11, visibility: 'private' })));
  return next < there.length ? { ...answer, headers: { 'x-ms-continuationtoken': String(next) } } : answer;
};

const node = ({ name, children = [] }: DemoArea, above: string, depth: number): Readonly<Record<string, unknown>> => ({
  name,
  structureType: 'area',
  hasChildren: children.length > 0,
  path: `${above}\\${name}`,
  ...(depth > 0 && children.length > 0 && { children: children.map((child) => node(child, `${above}\\${name}`, depth - 1)) }),
});

type InProject = (project: DemoAzureProject, asked: Asked) => Answered;

const ofProject: Readonly<Record<string, InProject>> = {
  'GET wit/workitemtypes': ({ types }) =>
    listed([
      ...types.map((name) => ({ name, referenceName: `Microsoft.VSTS.WorkItemTypes.${name.replaceAll(' ', '')}`, isDisabled: false })),
      { name: 'Retired', referenceName: 'Custom.Retired', isDisabled: true },
    ]),
  'GET wit/classificationnodes/areas': ({ name, areas }, { query }) =>
    ok(node({ name, children: areas }, '', numberIn(query, '$depth', 0))),
  'GET wit/tags': ({ tags }) => listed(tags.map((name, index) => ({ id: `aaaa0000-0000-4000-8000-00000000000${index}`, name }))),
};

const answer = (asked: Asked, path: string, items: AzureWorkItems): Answered => {
  if (path === '_apis/projects' && asked.method === 'GET') return projects(asked);
  const [, which = '', what = ''] = /^([^/]+)\/_apis\/(.+)$/u.exec(path) ?? [];
  const name = decodeURIComponent(which);
  const project = remaining(demoAzureProjects, asked.gone).find((one) => one.id === name || one.name === name);
  if (project === undefined)
    return wrong(404, 'ProjectDoesNotExistWithNameException', `TF200016: The following project does not exist: ${name}.`);
  const made = what.startsWith('wit/') ? items.answer(asked, what.slice('wit/'.length), project) : null;
  return (
    made ?? ofProject[`${asked.method} ${what}`]?.(project, asked) ?? wrong(404, 'NotFound', 'The controller for the path was not found.')
  );
};

const profile = (asked: Asked): Answered =>
  isSignedIn(asked)
    ? ok({
        id: 'd6245f20-2af8-44f4-9451-8107cb2767db',
        displayName: 'Maya Okafor',
        emailAddress: 'maya.okafor@northwind.test',
        revision: 1,
      })
    : failed(401, '');

/** REST API 7.1: the cloud takes a sign-in, a server a name and a token. */
export const azureDevopsStandIn =
  (items: AzureWorkItems): StandIn =>
  (asked) => {
    const { path, query, authorization } = asked;
    if (query.get('api-version')?.startsWith('7.1') !== true)
      return wrong(400, 'VssVersionNotSpecifiedException', 'No api-version was supplied for the request.');
    if (path === '/_apis/profile/profiles/me') return profile(asked);
    if (path.startsWith(cloudRoot)) return isSignedIn(asked) ? answer(asked, path.slice(cloudRoot.length), items) : signInPage;
    if (path.startsWith(serverRoot)) return authorization === basic ? answer(asked, path.slice(serverRoot.length), items) : failed(401, '');
    return wrong(404, 'AccessMappingNotRegisteredException', 'The organization does not exist.');
  };
