import * as v from 'valibot';
import { failed, numberIn, ok, remaining } from './answer.ts';
import type { Answered, Asked } from './answer.ts';
import { fieldsOf, issueTypes, projects } from './jira-content.ts';

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
