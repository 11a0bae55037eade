import * as v from 'valibot';
import type { Drift } from '#schema/vocabulary/export.ts';
import { severities } from '#schema/vocabulary/issue.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import { jiraPermissionNames } from '#schema/vocabulary/trackers.ts';
import type { Outgoing, OutgoingBody } from '../guarded-fetch/guarded-fetch.ts';
import { oneLine } from '../report/report.ts';
import type { IssueReport, ReportFile } from '../report/report.ts';
import type { Composed, ItemStatus, Tracker } from '../tracker.ts';
import { readJson } from '../vendor-call.ts';
import type { VendorCall } from '../vendor-call.ts';
import type { VendorWrite } from '../vendor-write.ts';
import { driftAt, fieldDrift, mappedFields, mayFill } from '../field-mapping.ts';
import type { FieldMappings } from '../field-mapping.ts';
import { VendorError } from '../vendor-error.ts';
import { bodyFor, fieldValue } from './jira-fields.ts';
import { jira, jiraApi, jiraHeaders, siteRoot } from './jira.ts';
import type { JiraAccess } from './jira.ts';
import type { JiraField } from './jira.schemas.ts';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

/** Quotes and control characters would end the header; browsers encode them so. */
const quoted = (name: string): string => name.replaceAll('"', '%22').replaceAll(/\p{Cc}/gu, ' ');

/** Only a well-formed type, as a header takes nothing else. */
const typed = (contentType: string): string => (/^[\w.+-]+\/[\w.+-]+$/u.test(contentType) ? contentType : 'application/octet-stream');

export const filePart = (
  name: string,
  file: { readonly name: string; readonly contentType: string; readonly sizeBytes: number },
  content: Readable,
): { readonly headers: Readonly<Record<string, string>>; readonly body: OutgoingBody } => {
  const boundary = `muster-${randomUUID()}`;
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${quoted(file.name)}"\r\ncontent-type: ${typed(file.contentType)}\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const parts = async function* (): AsyncGenerator<Buffer> {
    yield head;
    for await (const chunk of content as AsyncIterable<Buffer>) yield chunk;
    yield tail;
  };
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: { stream: Readable.from(parts(), { objectMode: false }), length: head.length + file.sizeBytes + tail.length },
  };
};

export type JiraPlace = {
  readonly projectKey: string;
  readonly issueType: string;
  readonly labels: readonly string[];
  readonly priorities: Readonly<Partial<Record<Severity, string | null>>>;
  /** By the id of Jira's field. */
  readonly mapping: FieldMappings;
};

/** An entity property: invisible, set on creation, searchable in the cloud without an index. */
const property = 'muster.export';
/** Data Center's search returns no properties, so each of the account's own items is read by itself. */
const mostFound = { cloud: 1000, data_center: 200 } as const;
const mostChanged = 1000;
const marginMinutes = 2;
/** Without them an issue is created without its files. */
const optionalPermissions: readonly string[] = ['CREATE_ATTACHMENTS'];
const filledAlways: readonly string[] = ['project', 'issuetype', 'summary', 'description', 'reporter'];

const createdSchema = v.object({ id: v.string(), key: v.string() });
const markSchema = v.object({ id: v.string() });
/** Data Center stores a property as a JSON string and returns that or its content. */
const keptSchema = v.union([markSchema, v.pipe(v.string(), v.transform(readJson), markSchema)]);
const propertySchema = v.fallback(v.nullish(v.record(v.string(), v.fallback(v.nullish(keptSchema), null))), null);
const itemSchema = v.object({ id: v.string(), key: v.string(), properties: propertySchema });
const searchSchema = v.object({ issues: v.array(itemSchema), nextPageToken: v.nullish(v.string()) });
const statusSchema = v.object({ name: v.string(), statusCategory: v.object({ key: v.string() }) });
const changedSchema = v.object({ id: v.string(), key: v.string(), fields: v.object({ status: statusSchema, updated: v.string() }) });
const changesSchema = v.object({ issues: v.array(changedSchema), nextPageToken: v.nullish(v.string()) });
const attachmentsSchema = v.object({
  fields: v.object({ attachment: v.fallback(v.array(v.object({ filename: v.string(), size: v.number() })), []) }),
});
const limitsSchema = v.object({ enabled: v.boolean(), uploadLimit: v.nullish(v.number()) });
const refusalSchema = v.object({
  errorMessages: v.fallback(v.array(v.string()), []),
  errors: v.fallback(v.record(v.string(), v.string()), {}),
});

/** `ago` in milliseconds. */
type Asking = {
  readonly moment: 'created' | 'updated';
  readonly more?: string;
  readonly ago: number;
  readonly fields: string;
  readonly properties?: string;
};
const own = { moment: 'created', more: ' AND creator = currentUser()', fields: 'summary', properties: property } as const;

/** Null fields where the project or the type is gone, which `gone` names. */
type Meta = { readonly fields: readonly JiraField[] | null; readonly gone: readonly Drift[]; readonly largest: number };

export const jiraTracker = (call: VendorCall, write: VendorWrite, access: JiraAccess, place: JiraPlace): Tracker => {
  const client = jira(call, access);
  const api = jiraApi(access);
  const headers = jiraHeaders(access);
  const browse = (key: string): string => `${siteRoot(access.site)}/browse/${encodeURIComponent(key)}`;
  const itemOf = ({ id, key }: { readonly id: string; readonly key: string }) => ({ id, key, url: browse(key) });

  let known: readonly JiraField[] = [];
  let asked: Promise<Meta> | null = null;
  const readFields = async (): Promise<Pick<Meta, 'fields' | 'gone'>> => {
    const types = await client.issueTypes(place.projectKey).catch((error: unknown) => {
      if (error instanceof VendorError && error.fault === 'not_found') return null;
      throw error;
    });
    const type = types?.find(({ name }) => name === place.issueType);
    if (type === undefined) {
      const gone = types === null ? driftAt('project', place.projectKey) : driftAt('type', place.issueType);
      return { fields: null, gone: [gone] };
    }
    known = await client.fields(place.projectKey, type.id);
    return { fields: known, gone: [] };
  };
  const readMeta = async (): Promise<Meta> => {
    const read = await readFields();
    const { enabled, uploadLimit } = await call.json(`${api}/attachment/meta`, limitsSchema, headers);
    return { ...read, largest: enabled ? (uploadLimit ?? Number.POSITIVE_INFINITY) : 0 };
  };
  const meta = (): Promise<Meta> => {
    asked ??= readMeta();
    return asked;
  };

  const priorityDrift = (fields: readonly JiraField[], severities: readonly Severity[]): readonly Drift[] => {
    const priority = fields.find(({ id }) => id === 'priority');
    const names = new Set(severities.flatMap((severity) => place.priorities[severity] ?? []));
    return [...names]
      .filter((name) => priority !== undefined && !priority.allowedValues.some(({ label }) => label === name))
      .map((value) =>
        driftAt('value', priority?.name ?? '', {
          fieldId: 'priority',
          value,
          isRefused: priority?.required === true && !priority.hasDefault,
        }),
      );
  };
  const labelDrift = (fields: readonly JiraField[]): readonly Drift[] =>
    place.labels.length > 0 && !fields.some(({ id }) => id === 'labels')
      ? [driftAt('field', 'Labels', { fieldId: 'labels', isRefused: false })]
      : [];
  const valueOf = (field: JiraField, text: string): unknown => fieldValue(field, text, access.edition);

  const check = async (): Promise<readonly Drift[]> => {
    const { fields, gone } = await meta();
    if (gone.some(({ kind }) => kind === 'project')) return gone;
    const lacking = (await client.missingPermissions(place.projectKey)).map((permission) =>
      driftAt('permission', jiraPermissionNames[permission], { isRefused: !optionalPermissions.includes(permission) }),
    );
    if (fields === null) return [...lacking, ...gone];
    const isFilled = (id: string): boolean =>
      filledAlways.includes(id) || mayFill(place.mapping, id) || (id === 'labels' && place.labels.length > 0) || id === 'priority';
    return [
      ...lacking,
      ...fieldDrift(fields, place.mapping, mappedFields(fields, place.mapping, null, valueOf), isFilled),
      ...priorityDrift(fields, severities),
      ...labelDrift(fields),
    ];
  };

  const compose = async (report: IssueReport, mark: string): Promise<Composed> => {
    const { fields: read, gone, largest } = await meta();
    const fields = read ?? [];
    const has = (id: string): JiraField | undefined => fields.find((field) => field.id === id);
    const uploads = report.files.filter(({ sizeBytes }) => sizeBytes <= largest);
    const linked = report.files
      .filter((file) => !uploads.includes(file))
      .map((file) => ({ file, reason: largest === 0 ? 'Attachments are switched off in Jira.' : 'It is larger than Jira takes.' }));
    const title = oneLine(report.title, 255);
    const body = bodyFor(
      access.edition,
      report,
      linked.map(({ file }) => file),
    );
    const priority = has('priority')?.allowedValues.find(({ label }) => label === place.priorities[report.severity]);
    const mapped = mappedFields(fields, place.mapping, report, valueOf);
    const taken = mapped.filter(({ value }) => value !== null);
    const labels = read !== null && has('labels') === undefined ? [] : place.labels;
    const sent = {
      project: { key: place.projectKey },
      issuetype: { name: place.issueType },
      summary: title,
      ...((read === null || has('description') !== undefined) && { description: body.value }),
      ...(priority !== undefined && { priority: { id: priority.id } }),
      ...(labels.length > 0 && { labels }),
      ...Object.fromEntries(taken.map(({ field, value }) => [field.id, value])),
    };
    const unfitPriority = priorityDrift(fields, [report.severity]);
    const isFilled = (id: string): boolean =>
      Object.hasOwn(sent, id) || filledAlways.includes(id) || (id === 'priority' && unfitPriority.length > 0);
    return {
      title,
      place: place.projectKey,
      body,
      drift: read === null ? gone : [...fieldDrift(fields, place.mapping, mapped, isFilled), ...unfitPriority, ...labelDrift(fields)],
      uploads,
      linked,
      fields: [
        { name: 'Project', value: place.projectKey },
        { name: 'Issue Type', value: place.issueType },
        ...(priority === undefined ? [] : [{ name: 'Priority', value: priority.label }]),
        ...(labels.length === 0 ? [] : [{ name: 'Labels', value: labels.join(', ') }]),
        ...taken.map(({ field, text }) => ({ name: field.name, value: text })),
      ],
      request: {
        method: 'POST',
        path: `${api}/issue`,
        body: {
          fields: sent,
          properties: [{ key: property, value: access.edition === 'cloud' ? { id: mark } : JSON.stringify({ id: mark }) }],
        },
      },
    };
  };

  const json = (path: string, body: unknown): Outgoing => ({
    url: path,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  const markOf = ({ properties }: v.InferOutput<typeof itemSchema>): string | null => properties?.[property]?.id ?? null;

  const withProperty = async (items: readonly v.InferOutput<typeof itemSchema>[]) => {
    if (access.edition === 'cloud') return items;
    const found: v.InferOutput<typeof itemSchema>[] = [];
    for (const { id } of items)
      found.push(await call.json(`${api}/issue/${encodeURIComponent(id)}?fields=summary&properties=${property}`, itemSchema, headers));
    return found;
  };

  /** The earliest first. */
  const search = async <Schema extends v.GenericSchema>(
    schema: Schema,
    { moment, more = '', ago, fields, properties }: Asking,
    { startAt, token }: { readonly startAt: number; readonly token: string | null },
  ) => {
    const minutes = Math.ceil(ago / 60_000) + marginMinutes;
    const jql = `project = "${place.projectKey.replaceAll(/["\\]/gu, '')}"${more} AND ${moment} >= "-${minutes}m" ORDER BY ${moment} ASC`;
    const isCloud = access.edition === 'cloud';
    const query = {
      jql,
      fields,
      ...(isCloud && properties !== undefined && { properties }),
      maxResults: '100',
      ...(isCloud ? token !== null && { nextPageToken: token } : { startAt: String(startAt) }),
    };
    return call.json(`${api}/${isCloud ? 'search/jql' : 'search'}?${new URLSearchParams(query).toString()}`, schema, headers);
  };

  const find: Tracker['find'] = async (marks, ago) => {
    const found = new Map<string, ReturnType<typeof itemOf>>();
    let token: string | null = null;
    for (let seen = 0; seen < mostFound[access.edition] && found.size < marks.length;) {
      const page: v.InferOutput<typeof searchSchema> = await search(searchSchema, { ...own, ago }, { startAt: seen, token });
      for (const item of await withProperty(page.issues)) {
        const mark = markOf(item);
        if (mark !== null && marks.includes(mark)) found.set(mark, itemOf(item));
      }
      seen += page.issues.length;
      token = page.nextPageToken ?? null;
      if (page.issues.length === 0 || (access.edition === 'cloud' && token === null)) break;
    }
    return found;
  };

  const changes: Tracker['changes'] = async (ids, ago) => {
    const statuses = new Map<string, ItemStatus>();
    let token: string | null = null;
    let last: string | null = null;
    for (let seen = 0; seen < mostChanged;) {
      const page: v.InferOutput<typeof changesSchema> = await search(
        changesSchema,
        { moment: 'updated', fields: 'status,updated', ago },
        { startAt: seen, token },
      );
      for (const { id, key, fields } of page.issues) {
        last = fields.updated;
        if (ids.has(id))
          statuses.set(id, {
            name: fields.status.name,
            state: fields.status.statusCategory.key === 'done' ? 'done' : 'open',
            url: browse(key),
          });
      }
      seen += page.issues.length;
      token = page.nextPageToken ?? null;
      if (page.issues.length === 0 || (access.edition === 'cloud' && token === null)) return { statuses, reached: null };
    }
    return { statuses, reached: last };
  };

  const attach: Tracker['attach'] = async (item, file: ReportFile, open) => {
    const content = await open();
    if (content === null) return { kind: 'refused', status: 0, body: null };
    const part = filePart('file', file, content);
    return write(
      {
        url: `${api}/issue/${encodeURIComponent(item.id)}/attachments`,
        method: 'POST',
        headers: { ...headers, ...part.headers, 'x-atlassian-token': 'no-check' },
        body: part.body,
      },
      v.array(v.object({ filename: v.string() })),
    );
  };

  return {
    pace: 0,
    check,
    compose,
    create: async ({ request }) => {
      const made = await write(json(request.path, request.body), createdSchema);
      return made.kind === 'done' ? { kind: 'done', value: itemOf(made.value) } : made;
    },
    find,
    changes,
    attached: async ({ id }) => {
      const { fields } = await call.json(`${api}/issue/${encodeURIComponent(id)}?fields=attachment`, attachmentsSchema, headers);
      return fields.attachment.map(({ filename, size }) => ({ name: filename, sizeBytes: size }));
    },
    attach,
    wordsOf: (body) => {
      const { output, success } = v.safeParse(refusalSchema, body);
      if (!success) return '';
      const named = Object.entries(output.errors).map(([id, words]) => `${known.find((field) => field.id === id)?.name ?? id}: ${words}`);
      return [...output.errorMessages, ...named].join(' ');
    },
  };
};
