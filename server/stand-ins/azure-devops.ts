import { failed, numberIn, ok, remaining } from './answer.ts';
import type { Answered, Asked, StandIn } from './answer.ts';
import { demoAccess } from '../lib/demo-access.ts';
import { accessTokenPrefix } from './entra.ts';
import { demoAzureProjects, areaPathsOf, azureFieldsOf } from './tracker-content.ts';
import type { DemoArea, DemoAzureProject, DemoAzureField } from './tracker-content.ts';
import * as v from 'valibot';

type Link = { readonly rel: string; readonly url: string; readonly attributes?: Readonly<Record<string, unknown>> };
type WorkItem = {
  readonly id: number;
  readonly projectId: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly relations: Link[];
  readonly createdAt: number;
  changedAt: number;
  state: string;
};

const patchSchema = v.array(v.object({ op: v.literal('add'), path: v.string(), value: v.unknown() }));
const linkSchema = v.object({ rel: v.string(), url: v.string(), attributes: v.optional(v.record(v.string(), v.unknown())) });

const wrongItem = (status: number, message: string): Answered =>
  failed(status, { $id: '1', message, typeKey: 'RuleValidationException', errorCode: 0 });

const jsonIn = ({ body }: Asked): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

const categories = { New: 'Proposed', Active: 'InProgress', Resolved: 'Resolved', Closed: 'Completed' } as const;

const shown = ({ id, type, fields, relations, changedAt, state }: WorkItem) => ({
  id,
  rev: 1,
  fields: { ...fields, 'System.State': state, 'System.WorkItemType': type, 'System.ChangedDate': new Date(changedAt).toISOString() },
  relations,
});

export const azureWorkItems = () => {
  const items: WorkItem[] = [];
  const files: { readonly id: string; readonly name: string; readonly size: number }[] = [];

  const linksIn = (patch: v.InferOutput<typeof patchSchema>): Link[] =>
    patch.flatMap(({ path, value }) => (path === '/relations/-' && v.is(linkSchema, value) ? [value as Link] : []));

  const create = (asked: Asked, project: DemoAzureProject, type: string): Answered => {
    if (!project.types.includes(type)) return wrongItem(404, `VS402323: Work item type ${type} does not exist in project.`);
    if (asked.headers['content-type'] !== 'application/json-patch+json') return failed(415, '');
    const { output, success } = v.safeParse(patchSchema, jsonIn(asked));
    if (!success) return wrongItem(400, 'You must pass a valid patch document in the body of the request.');
    const fields = Object.fromEntries(
      output.filter(({ path }) => path.startsWith('/fields/')).map(({ path, value }) => [path.slice('/fields/'.length), value]),
    );
    const title = fields['System.Title'];
    if (typeof title !== 'string' || title === '' || title.length > 255) return wrongItem(400, 'TF401320: Rule Error for field Title.');
    const known = remaining(azureFieldsOf(project, type), asked.gone);
    const strange = Object.keys(fields).find((name) => !known.some(({ referenceName }) => referenceName === name));
    if (strange !== undefined) return wrongItem(400, `TF51535: Cannot find field ${strange}.`);
    const isLacking = ({ referenceName, alwaysRequired, defaultValue }: DemoAzureField): boolean =>
      alwaysRequired && defaultValue === null && (fields[referenceName] ?? '') === '';
    const isUnfit = ({ referenceName, allowedValues }: DemoAzureField): boolean =>
      fields[referenceName] !== undefined &&
      allowedValues.length > 0 &&
      !allowedValues.some((allowed) => allowed === fields[referenceName]);
    const lacking = known.find(isLacking);
    if (lacking !== undefined) return wrongItem(400, `TF401320: Rule Error for field ${lacking.name}. Error code: Required, InvalidEmpty.`);
    const unfit = known.find(isUnfit);
    if (unfit !== undefined)
      return wrongItem(400, `TF401320: Rule Error for field ${unfit.name}. Error code: HasValues, LimitedToValues, InvalidNotEmpty.`);
    const area = fields['System.AreaPath'];
    if (typeof area === 'string' && !areaPathsOf(project).includes(area))
      return wrongItem(400, `TF401347: Invalid tree name given for work item, field 'System.AreaPath'.`);
    const item = {
      id: 500 + items.length,
      projectId: project.id,
      type,
      fields,
      relations: linksIn(output),
      createdAt: Date.now(),
      changedAt: Date.now(),
      state: 'New',
    };
    items.push(item);
    return ok(shown(item));
  };

  const change = (asked: Asked, item: WorkItem): Answered => {
    const { output, success } = v.safeParse(patchSchema, jsonIn(asked));
    if (!success) return wrongItem(400, 'You must pass a valid patch document in the body of the request.');
    for (const link of linksIn(output)) {
      const file = files.find(({ id }) => link.url.endsWith(id));
      item.relations.push(file === undefined ? link : { ...link, attributes: { ...link.attributes, resourceSize: file.size } });
    }
    return ok(shown(item));
  };

  const found = (asked: Asked, projectId: string): Answered => {
    const { query } = (jsonIn(asked) ?? {}) as { readonly query?: string };
    const [, moment = 'Created', from = ''] = /(Created|Changed)Date\] >= '([^']+)'/u.exec(query ?? '') ?? [];
    const at = moment === 'Created' ? 'createdAt' : 'changedAt';
    const mine = items
      .filter((item) => item.projectId === projectId && item[at] >= (Date.parse(from) || 0))
      .toSorted((one, other) => one[at] - other[at]);
    return ok({ queryType: 'flat', workItems: mine.map(({ id }) => ({ id, url: `https://dev.azure.com/_apis/wit/workItems/${id}` })) });
  };

  const stored = ({ query, body }: Asked): Answered => {
    const id = `cccc0000-0000-4000-8000-${String(files.length).padStart(12, '0')}`;
    files.push({ id, name: query.get('fileName') ?? '', size: body.byteLength });
    return { status: 201, body: { id, url: `https://dev.azure.com/_apis/wit/attachments/${id}` } };
  };

  const answer = (asked: Asked, what: string, project: DemoAzureProject): Answered | null => {
    const { method, query, gone } = asked;
    const type = /^workitems\/\$(.+)$/u.exec(what)?.[1];
    if (type !== undefined) return create(asked, project, decodeURIComponent(type));
    const ofType = /^workitemtypes\/([^/]+)\/fields$/u.exec(what)?.[1];
    if (ofType !== undefined) {
      const named = decodeURIComponent(ofType);
      if (!project.types.includes(named)) return wrongItem(404, `VS402323: Work item type ${named} does not exist in project.`);
      const told = query.get('$expand') === 'all';
      return listed(
        remaining(azureFieldsOf(project, named), gone).map(({ referenceName, name, alwaysRequired, defaultValue, allowedValues }) => ({
          referenceName,
          name,
          alwaysRequired,
          defaultValue,
          ...(told && { allowedValues }),
        })),
      );
    }
    if (what === 'fields' && method === 'GET')
      return listed(
        remaining(
          [...new Map(project.types.flatMap((each) => azureFieldsOf(project, each)).map((field) => [field.name, field])).values()],
          gone,
        ).map(({ referenceName, name, type: kind, readOnly }) => ({ referenceName, name, type: kind, readOnly, usage: 'workItem' })),
      );
    if (/^workitemtypes\/[^/]+\/states$/u.test(what))
      return ok({ count: 4, value: Object.entries(categories).map(([name, category]) => ({ name, color: 'b2b2b2', category })) });
    if (what === 'wiql') return found(asked, project.id);
    if (what === 'attachments' && method === 'POST') return stored(asked);
    if (what === 'workitems') {
      const wanted = new Set((query.get('ids') ?? '').split(',').map(Number));
      return ok({ value: items.filter(({ id }) => wanted.has(id)).map(shown) });
    }
    const id = /^workitems\/(\d+)$/u.exec(what)?.[1];
    if (id === undefined) return null;
    const item = items.find((each) => each.id === Number(id) && each.projectId === project.id);
    if (item === undefined) return wrongItem(404, `TF401232: Work item ${id} does not exist, or you do not have permissions to read it.`);
    return method === 'PATCH' ? change(asked, item) : ok(shown(item));
  };

  const move = (id: number, state: keyof typeof categories): void => {
    for (const item of items) if (item.id === id) Object.assign(item, { state, changedAt: Date.now() });
  };

  return { answer, move, items: (): readonly WorkItem[] => items };
};
export type AzureWorkItems = ReturnType<typeof azureWorkItems>;

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
