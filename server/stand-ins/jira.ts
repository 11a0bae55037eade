import { failed, numberIn, ok, remaining } from './answer.ts';
import type { Asked, Answered, StandIn } from './answer.ts';
import { demoAccess } from '../lib/demo-access.ts';
import { fieldsOf, issueTypes, projects } from './jira-content.ts';
import * as v from 'valibot';

type Item = {
  readonly id: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly creator: string;
  readonly createdAt: number;
  updatedAt: number;
  status: { readonly name: string; readonly statusCategory: { readonly key: string } };
  readonly attachments: { readonly filename: string; readonly size: number }[];
};

const named = v.object({ id: v.optional(v.string()), name: v.optional(v.string()), key: v.optional(v.string()) });
const createSchema = v.object({
  fields: v.looseObject({ project: named, issuetype: named, summary: v.string() }),
  properties: v.optional(v.array(v.object({ key: v.string(), value: v.unknown() })), []),
});
const limit = 10 * 1024 * 1024;

const statuses = {
  'To Do': { name: 'To Do', statusCategory: { key: 'new' } },
  'In Progress': { name: 'In Progress', statusCategory: { key: 'indeterminate' } },
  Done: { name: 'Done', statusCategory: { key: 'done' } },
} as const;

const wrong = (errors: Readonly<Record<string, string>>): Answered => failed(400, { errorMessages: [], errors });

const jsonIn = ({ body }: Asked): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

type Field = {
  readonly fieldId: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: { readonly type: string; readonly custom?: string };
  readonly allowedValues?: readonly { readonly id: string }[];
};

const isDocument = (value: unknown): boolean => typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'doc';

const faultOf = ({ fieldId, name, required, schema, allowedValues }: Field, value: unknown, isCloud: boolean): string | null => {
  if (value === undefined) return required ? `${name} is required.` : null;
  const isLong = fieldId === 'description' || schema.custom?.endsWith(':textarea') === true;
  if (isLong)
    return isDocument(value) === isCloud ? null : 'Operation value must be an Atlassian Document (see the Atlassian Document Format)';
  if (fieldId === 'labels') return (value as string[]).some((label) => /\s/u.test(label)) ? "The label can't contain spaces." : null;
  if (fieldId === 'summary')
    return typeof value !== 'string' || value.length > 255 || value.includes('\n')
      ? 'Summary must be one line of at most 255 characters.'
      : null;
  const chosen = allowedValues === undefined ? [] : [value].flat();
  const isAllowed = (one: unknown): boolean => allowedValues?.some(({ id }) => id === Reflect.get(Object(one), 'id')) === true;
  if (!chosen.every(isAllowed)) return `Option id '${String(Reflect.get(Object(chosen[0]), 'id'))}' is not valid`;
  return schema.type === 'number' && typeof value !== 'number' ? 'Operation value must be a number' : null;
};

export const jiraItems = (isCloud: boolean) => {
  const items: Item[] = [];

  const create = (asked: Asked, creator: string): Answered => {
    const { output, success } = v.safeParse(createSchema, jsonIn(asked));
    if (!success)
      return failed(400, { errorMessages: ['Invalid request payload. Refer to the REST API documentation and try again.'], errors: {} });
    const { fields } = output;
    const project = remaining(projects, asked.gone).find(({ key }) => key === fields.project.key);
    if (project === undefined) return wrong({ project: 'valid project is required' });
    const type = remaining(issueTypes, asked.gone).find(({ id, name }) => id === fields.issuetype.id || name === fields.issuetype.name);
    if (type === undefined) return wrong({ issuetype: 'Specify a valid issue type' });
    const known = remaining(fieldsOf(project.key, type.id) as readonly Field[], asked.gone);
    const strange = Object.keys(fields).filter((id) => !known.some(({ fieldId }) => fieldId === id));
    if (strange.length > 0)
      return wrong(
        Object.fromEntries(strange.map((id) => [id, `Field '${id}' cannot be set. It is not on the appropriate screen, or unknown.`])),
      );
    const faults = known.flatMap((field) => {
      const fault = faultOf(field, fields[field.fieldId], isCloud);
      return fault === null ? [] : [[field.fieldId, fault] as const];
    });
    if (faults.length > 0) return wrong(Object.fromEntries(faults));
    const number = items.filter(({ key }) => key.startsWith(`${project.key}-`)).length + 1;
    const item: Item = {
      id: String(30_000 + items.length),
      key: `${project.key}-${number}`,
      fields,
      properties: Object.fromEntries(output.properties.map(({ key, value }) => [key, value])),
      creator,
      createdAt: Date.now(),
      updatedAt: Date.now(),
      status: statuses['To Do'],
      attachments: [],
    };
    items.push(item);
    return { status: 201, body: { id: item.id, key: item.key, self: `https://jira.example/rest/api/issue/${item.id}` } };
  };

  const search = ({ query, isStale }: Asked, creator: string): Answered => {
    const jql = query.get('jql') ?? '';
    const key = /project = "([^"]+)"/u.exec(jql)?.[1];
    const [, moment = 'created', minutes = '0'] = /(created|updated) >= "-(\d+)m"/u.exec(jql) ?? [];
    const at = moment === 'created' ? 'createdAt' : 'updatedAt';
    const newest = isStale ? Date.now() - 60_000 : Number.POSITIVE_INFINITY;
    const found = items
      .filter((item) => item.key.startsWith(`${key}-`) && (!jql.includes('currentUser()') || item.creator === creator))
      .filter((item) => item[at] >= Date.now() - Number(minutes) * 60_000 && item[at] < newest)
      .toSorted((one, other) => one[at] - other[at]);
    const size = numberIn(query, 'maxResults', 50);
    const start = isCloud ? Number(query.get('nextPageToken') ?? 0) : numberIn(query, 'startAt', 0);
    const asked = (query.get('properties') ?? '').split(',');
    const issues = found.slice(start, start + size).map((item) => ({
      id: item.id,
      key: item.key,
      fields: { status: item.status, updated: new Date(item.updatedAt).toISOString().replace('Z', '+0000') },
      ...(isCloud && { properties: Object.fromEntries(Object.entries(item.properties).filter(([name]) => asked.includes(name))) }),
    }));
    const isLast = start + size >= found.length;
    return ok(
      isCloud
        ? { issues, isLast, ...(!isLast && { nextPageToken: String(start + size) }) }
        : { startAt: start, total: found.length, issues },
    );
  };

  const attach = (item: Item, { headers, body }: Asked): Answered => {
    if (headers['x-atlassian-token'] !== 'no-check') return failed(403, 'XSRF check failed');
    const boundary = /boundary=(.+)$/u.exec(headers['content-type'] ?? '')?.[1] ?? '';
    const text = body.toString('latin1');
    const [, filename] = /name="file"; filename="([^"]*)"/u.exec(text) ?? [];
    if (boundary === '' || filename === undefined) return failed(400, { errorMessages: ['No file'], errors: {} });
    const size = text.lastIndexOf(`\r\n--${boundary}--`) - text.indexOf('\r\n\r\n') - 4;
    if (size > limit) return failed(413, { errorMessages: ['The file is too large.'], errors: {} });
    const attachment = { filename: Buffer.from(filename, 'latin1').toString('utf8'), size };
    item.attachments.push(attachment);
    return ok([attachment]);
  };

  const answer = (asked: Asked, path: string, creator: string): Answered | null => {
    if (asked.method === 'POST' && path === '/issue') return create(asked, creator);
    if (path === (isCloud ? '/search/jql' : '/search')) return search(asked, creator);
    if (path === '/attachment/meta') return ok({ enabled: true, uploadLimit: limit });
    const [, id, part] = /^\/issue\/([^/]+)(?:\/(attachments))?$/u.exec(path) ?? [];
    if (id === undefined) return null;
    const item = items.find((each) => each.id === id || each.key === id);
    if (item === undefined)
      return failed(404, { errorMessages: ['Issue does not exist or you do not have permission to see it.'], errors: {} });
    if (part === 'attachments') return attach(item, asked);
    return ok({ id: item.id, key: item.key, fields: { ...item.fields, attachment: item.attachments }, properties: item.properties });
  };

  const move = (key: string, status: keyof typeof statuses): void => {
    for (const item of items) if (item.key === key) Object.assign(item, { status: statuses[status], updatedAt: Date.now() });
  };

  return { answer, move, items: (): readonly Item[] => items };
};
export type JiraItems = ReturnType<typeof jiraItems>;

type Permission = 'BROWSE_PROJECTS' | 'CREATE_ISSUES' | 'CREATE_ATTACHMENTS';
type Account = { readonly name: string; readonly mayIn: (permission: Permission, projectKey: string | null) => boolean };
type Site = {
  readonly deploymentType: 'Cloud' | 'Server';
  readonly accounts: Readonly<Record<string, Account>>;
};

const permissions: readonly Permission[] = ['BROWSE_PROJECTS', 'CREATE_ISSUES', 'CREATE_ATTACHMENTS'];
const basic = ({ username, secret }: { readonly username: string; readonly secret: string }): string =>
  `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`;

/** All permissions, except to create in the operators' project. */
const editor = (name: string): Account => ({ name, mayIn: (permission, key) => permission === 'BROWSE_PROJECTS' || key !== 'OPS' });
const reader: Account = { name: 'Rita Reader', mayIn: (permission) => permission === 'BROWSE_PROJECTS' };

const { jira: cloud, jiraReader, jiraDataCenter } = demoAccess;
const cloudSite: Site = { deploymentType: 'Cloud', accounts: { [basic(cloud)]: editor('Maya Okafor'), [basic(jiraReader)]: reader } };
const dataCenter: Site = { deploymentType: 'Server', accounts: { [`Bearer ${jiraDataCenter.secret}`]: editor('Maya Okafor') } };

const unauthorized = failed(401, { errorMessages: ['Client must be authenticated to access this resource.'], errors: {} });
const unknownProject = failed(404, { errorMessages: ['No project could be found with key or id.'], errors: {} });

const page = (query: URLSearchParams, all: readonly unknown[], keys: { readonly items: string; readonly isCounted: boolean }): Answered => {
  const startAt = numberIn(query, 'startAt', 0);
  const maxResults = Math.min(200, numberIn(query, 'maxResults', 50));
  const items = all.slice(startAt, startAt + maxResults);
  const isLast = startAt + maxResults >= all.length;
  return ok({ startAt, maxResults, total: all.length, ...(keys.isCounted ? {} : { isLast }), [keys.items]: items });
};

const permissionsFor = ({ mayIn }: Account, projectKey: string | null) => ({
  permissions: Object.fromEntries(
    permissions.map((key, index) => [
      key,
      { id: String(10 + index), key, name: key, type: 'PROJECT', havePermission: mayIn(key, projectKey) },
    ]),
  ),
});

const searched = ({ query, gone }: Asked, { mayIn }: Account): readonly unknown[] => {
  const text = (query.get('query') ?? '').toLowerCase();
  const needed = query.get('action') === 'create' ? 'CREATE_ISSUES' : 'BROWSE_PROJECTS';
  return remaining(projects, gone)
    .filter(({ key, name }) => `${key} ${name}`.toLowerCase().includes(text) && mayIn(needed, key))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

const createMeta = ({ path, query, gone }: Asked, isCloud: boolean): Answered | null => {
  const [, given = '', typeId] = /\/issue\/createmeta\/([^/]+)\/issuetypes(?:\/([^/]+))?$/u.exec(path) ?? [];
  if (given === '') return null;
  const key = decodeURIComponent(given);
  if (!remaining(projects, gone).some((project) => project.key === key)) return unknownProject;
  if (typeId === undefined)
    return page(query, remaining(issueTypes, gone), { items: isCloud ? 'issueTypes' : 'values', isCounted: isCloud });
  return page(query, remaining(fieldsOf(key, typeId), gone), { items: isCloud ? 'fields' : 'values', isCounted: isCloud });
};

const standInFor = ({ deploymentType, accounts }: Site, items: JiraItems): StandIn => {
  const isCloud = deploymentType === 'Cloud';
  const api = `/rest/api/${isCloud ? 3 : 2}`;
  return (asked) => {
    const { path, query, gone } = asked;
    if (!path.startsWith(`${api}/`)) return failed(404, { errorMessages: ['Not found'], errors: {} });
    if (path === `${api}/serverInfo`)
      return ok({ baseUrl: 'https://jira.example', version: isCloud ? '1001.0.0' : '10.3.24', deploymentType });
    const account = Object.hasOwn(accounts, asked.authorization) ? accounts[asked.authorization] : undefined;
    if (account === undefined) return unauthorized;
    const projectKey = query.get('projectKey');
    switch (path.slice(api.length)) {
      case '/myself':
        return ok({ accountId: 'demo', displayName: account.name, active: true });
      case '/mypermissions':
        if (isCloud && query.get('permissions') === null)
          return failed(400, { errorMessages: ['The permissions parameter is required.'], errors: {} });
        return projectKey === null || remaining(projects, gone).some(({ key }) => key === projectKey)
          ? ok(permissionsFor(account, projectKey))
          : unknownProject;
      case '/project/search':
        return isCloud ? page(query, searched(asked, account), { items: 'values', isCounted: false }) : unknownProject;
      case '/project':
        return isCloud ? failed(410, { errorMessages: ['The API has been removed.'], errors: {} }) : ok(remaining(projects, gone));
      default:
        return (
          createMeta(asked, isCloud) ??
          items.answer(asked, path.slice(api.length), account.name) ??
          failed(404, { errorMessages: ['Not found'], errors: {} })
        );
    }
  };
};

/** REST API v3. */
export const jiraCloudStandIn = (items: JiraItems): StandIn => standInFor(cloudSite, items);
/** REST API v2. */
export const jiraDataCenterStandIn = (items: JiraItems): StandIn => standInFor(dataCenter, items);
