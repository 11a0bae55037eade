import * as v from 'valibot';
import type { Drift } from '#schema/vocabulary/export.ts';
import { severities } from '#schema/vocabulary/issue.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import { driftAt, fieldDrift, mappedFields, mayFill } from '../field-mapping.ts';
import type { FieldMappings } from '../field-mapping.ts';
import { toHtml } from '../report/html.ts';
import { linkLabel, oneLine } from '../report/report.ts';
import type { IssueReport } from '../report/report.ts';
import type { Composed, ItemStatus, Tracker } from '../tracker.ts';
import type { VendorCall } from '../vendor-call.ts';
import { VendorError } from '../vendor-error.ts';
import type { VendorWrite } from '../vendor-write.ts';
import { azureDevops, azureDevopsHeaders, azureDevopsQuery } from './azure-devops.ts';
import type { AzureDevopsAccess, AzureDevopsField } from './azure-devops.ts';
import { azureValue, isFilledByItself } from './azure-fields.ts';

export type AzureDevopsPlace = {
  readonly projectId: string;
  /** As people are told of the project; null where nobody said. */
  readonly projectName: string | null;
  readonly workItemType: string;
  readonly areaPath: string | null;
  readonly tags: readonly string[];
  /** By the reference name of the field. */
  readonly mapping: FieldMappings;
};

const largestFile = 60 * 1024 * 1024;
const mostFiles = 100;
const mostFound = 1000;
const atOnce = 200;

const linkSchema = v.object({
  rel: v.string(),
  url: v.string(),
  attributes: v.fallback(v.nullish(v.object({ name: v.nullish(v.string()), resourceSize: v.nullish(v.number()) })), null),
});
const itemSchema = v.object({ id: v.number(), relations: v.fallback(v.nullish(v.array(linkSchema)), null) });
const changed = 'System.ChangedDate';
const changedSchema = v.object({
  id: v.number(),
  fields: v.object({ 'System.State': v.string(), 'System.WorkItemType': v.string(), [changed]: v.string() }),
});
const statesSchema = v.object({ value: v.array(v.object({ name: v.string(), category: v.string() })) });
/** State categories that count as done. */
const ended: readonly string[] = ['Resolved', 'Completed', 'Removed'];
const foundSchema = v.object({ workItems: v.array(v.object({ id: v.number() })) });
const refusalSchema = v.object({ message: v.string() });

/** Severity values of Azure DevOps' own processes. */
const severityNames: Readonly<Partial<Record<Severity, string>>> = {
  critical: '1 - Critical',
  high: '2 - High',
  medium: '3 - Medium',
  low: '4 - Low',
};
const description = 'System.Description';
const steps = 'Microsoft.VSTS.TCM.ReproSteps';
const severity = 'Microsoft.VSTS.Common.Severity';

/** The mark is part of the hyperlink back to Muster. */
export const azureDevopsTracker = (call: VendorCall, write: VendorWrite, access: AzureDevopsAccess, place: AzureDevopsPlace): Tracker => {
  const headers = azureDevopsHeaders(access.authorization);
  const project = `${access.root}/${encodeURIComponent(place.projectId)}`;
  const at = (path: string, query: Readonly<Record<string, string>> = {}): string =>
    `${project}/_apis/wit/${path}?${azureDevopsQuery(query)}`;
  const itemOf = (id: number) => ({ id: String(id), key: `#${id}`, url: `${project}/_workitems/edit/${id}` });
  const backLink = ({ url }: Pick<IssueReport, 'url'>, mark: string): string => `${url}#export-${mark}`;

  const client = azureDevops(call, access);
  const ifKnown = <Found>(ask: Promise<Found>): Promise<Found | null> =>
    ask.catch((error: unknown) => {
      if (error instanceof VendorError && error.fault === 'not_found') return null;
      throw error;
    });
  let asked: Promise<readonly AzureDevopsField[] | null> | null = null;
  /** Null where the project or the type is gone. */
  const readFields = (): Promise<readonly AzureDevopsField[] | null> => {
    asked ??= ifKnown(client.fields(place.projectId, place.workItemType));
    return asked;
  };
  const placeName = place.projectName ?? place.projectId;
  const gone = async (): Promise<readonly Drift[]> =>
    (await ifKnown(client.workItemTypes(place.projectId))) === null
      ? [driftAt('project', placeName)]
      : [driftAt('type', place.workItemType)];
  const rankOf = (fields: readonly AzureDevopsField[] | null, of: Severity): string | null => {
    const field = fields?.find(({ id }) => id === severity);
    const named = severityNames[of];
    const isTaken = field !== undefined && (field.allowedValues.length === 0 || field.allowedValues.some((value) => value === named));
    return named !== undefined && isTaken ? named : null;
  };
  const rankDrift = (fields: readonly AzureDevopsField[], of: readonly Severity[]): readonly Drift[] => {
    const field = fields.find(({ id }) => id === severity);
    const unfit = of.flatMap((each) => (rankOf(fields, each) === null ? (severityNames[each] ?? []) : []));
    return field === undefined || mayFill(place.mapping, severity)
      ? []
      : unfit.map((value) => driftAt('value', field.name, { fieldId: severity, value, isRefused: field.required && !field.hasDefault }));
  };
  const valueOf = (field: AzureDevopsField, text: string): unknown => azureValue(field, place.mapping[field.id] ?? {}, text);

  const check = async (): Promise<readonly Drift[]> => {
    const fields = await readFields();
    if (fields === null) return gone();
    const areas = place.areaPath === null ? [] : await client.areaPaths(place.projectId);
    return [
      ...(place.areaPath === null || areas.includes(place.areaPath) ? [] : [driftAt('area', place.areaPath)]),
      ...fieldDrift(
        fields,
        place.mapping,
        mappedFields(fields, place.mapping, null, valueOf),
        (id) => isFilledByItself(id) || mayFill(place.mapping, id),
      ),
      ...rankDrift(fields, severities),
    ];
  };

  const compose = async (report: IssueReport, mark: string): Promise<Composed> => {
    const fields = await readFields();
    const uploads = report.files.filter(({ sizeBytes }) => sizeBytes <= largestFile).slice(0, mostFiles);
    const linked = report.files
      .filter((file) => !uploads.includes(file))
      .map((file) => ({ file, reason: 'It is more than Azure DevOps takes.' }));
    const title = oneLine(report.title, 255);
    const body = toHtml(
      report,
      linked.map(({ file }) => file),
    );
    const mapped = mappedFields(fields ?? [], place.mapping, report, valueOf);
    const taken = mapped.filter(({ value }) => value !== null);
    const isMapped = (id: string): boolean => taken.some(({ field }) => field.id === id);
    const ranked = isMapped(severity) ? null : rankOf(fields, report.severity);
    const isBug = fields?.some(({ id }) => id === steps) === true;
    const values: readonly (readonly [string, unknown])[] = [
      ['System.Title', title],
      [isBug ? steps : description, body],
      [severity, ranked],
      ['System.AreaPath', place.areaPath],
      ['System.Tags', place.tags.length === 0 ? null : place.tags.join('; ')],
      ...taken.map(({ field, value }) => [field.id, value] as const),
    ];
    return {
      title,
      place: placeName,
      body: { format: 'html', value: body },
      fields: [
        { name: 'Project', value: placeName },
        { name: 'Work item type', value: place.workItemType },
        ...(place.areaPath === null ? [] : [{ name: 'Area path', value: place.areaPath }]),
        ...(ranked === null ? [] : [{ name: 'Severity', value: ranked }]),
        ...(place.tags.length === 0 ? [] : [{ name: 'Tags', value: place.tags.join(', ') }]),
        ...taken.map(({ field, text }) => ({ name: field.name, value: text })),
      ],
      drift:
        fields === null
          ? []
          : [
              ...fieldDrift(fields, place.mapping, mapped, (id) => isFilledByItself(id) || isMapped(id)),
              ...rankDrift(fields, [report.severity]),
            ],
      uploads,
      linked,
      request: {
        method: 'POST',
        path: at(`workitems/$${encodeURIComponent(place.workItemType)}`),
        body: [
          ...values.flatMap(([name, value]) => (value === null ? [] : [{ op: 'add', path: `/fields/${name}`, value }])),
          {
            op: 'add',
            path: '/relations/-',
            value: { rel: 'Hyperlink', url: backLink(report, mark), attributes: { comment: linkLabel(report) } },
          },
        ],
      },
    };
  };

  const patch = <Schema extends v.GenericSchema>(method: 'POST' | 'PATCH', url: string, body: unknown, schema: Schema) =>
    write({ url, method, headers: { ...headers, 'content-type': 'application/json-patch+json' }, body: JSON.stringify(body) }, schema);

  const idsWhere = async (condition: string, order: string): Promise<readonly number[]> => {
    const query = `SELECT [System.Id] FROM WorkItems WHERE [System.TeamProject] = @project AND ${condition} ORDER BY [${order}] ASC`;
    const asking = { url: at('wiql', { timePrecision: 'true', $top: String(mostFound) }), method: 'POST' } as const;
    const answer = await write(
      { ...asking, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ query }) },
      foundSchema,
    );
    if (answer.kind === 'unauthorized') throw new VendorError('azure_devops', 'unauthorized');
    if (answer.kind !== 'done') throw new VendorError('azure_devops', answer.kind === 'later' ? 'busy' : 'broken');
    return answer.value.workItems.map(({ id }) => id);
  };
  /** In batches; deleted items are left out. */
  const itemsBy = async <Schema extends v.GenericSchema>(
    ids: readonly number[],
    schema: Schema,
    query: Readonly<Record<string, string>>,
  ): Promise<readonly v.InferOutput<Schema>[]> => {
    const items: (v.InferOutput<Schema> | null)[] = [];
    for (let from = 0; from < ids.length; from += atOnce) {
      const some = at('workitems', { ...query, ids: ids.slice(from, from + atOnce).join(',') });
      items.push(...(await call.json(some, v.object({ value: v.array(v.nullable(schema)) }), headers)).value);
    }
    return items.filter((item) => item !== null);
  };
  const moment = (ago: number): string => new Date(Date.now() - ago - 600_000).toISOString();

  const find: Tracker['find'] = async (marks, ago) => {
    const ids = await idsWhere(`[System.CreatedBy] = @Me AND [System.CreatedDate] >= '${moment(ago)}'`, 'System.Id');
    const value = await itemsBy(ids, itemSchema, { $expand: 'relations' });
    const carries = (item: v.InferOutput<typeof itemSchema>, mark: string): boolean =>
      (item.relations ?? []).some(({ url }) => url.endsWith(`#export-${mark}`));
    return new Map(
      marks.flatMap((mark) => {
        const made = value.find((item) => carries(item, mark));
        return made === undefined ? [] : [[mark, itemOf(made.id)] as const];
      }),
    );
  };

  const categories = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const categoriesOf = (type: string): Promise<ReadonlyMap<string, string>> => {
    const known = categories.get(type) ?? readCategories(type);
    categories.set(type, known);
    return known;
  };
  const readCategories = async (type: string): Promise<ReadonlyMap<string, string>> => {
    const { value } = await call.json(at(`workitemtypes/${encodeURIComponent(type)}/states`), statesSchema, headers);
    return new Map(value.map(({ name, category }) => [name, category]));
  };

  const changes: Tracker['changes'] = async (ids, ago) => {
    const found = await idsWhere(`[${changed}] >= '${moment(ago)}'`, changed);
    const isCut = found.length >= mostFound;
    const wanted = found.filter((id, place) => ids.has(String(id)) || (isCut && place === found.length - 1));
    const fields = `System.State,System.WorkItemType,${changed}`;
    const items = await itemsBy(wanted, changedSchema, { fields, errorPolicy: 'omit' });
    const statuses = new Map<string, ItemStatus>();
    for (const { id, fields: said } of items) {
      const name = said['System.State'];
      const category = (await categoriesOf(said['System.WorkItemType'])).get(name) ?? '';
      statuses.set(String(id), { url: itemOf(id).url, name, state: ended.includes(category) ? 'done' : 'open' });
    }
    return { statuses, reached: isCut ? (items.at(-1)?.fields[changed] ?? moment(ago)) : null };
  };

  const attach: Tracker['attach'] = async (item, file, open) => {
    const content = await open();
    if (content === null) return { kind: 'refused', status: 0, body: null };
    const stored = await write(
      {
        url: at('attachments', { fileName: file.name, uploadType: 'simple' }),
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: { stream: content, length: file.sizeBytes },
      },
      v.object({ url: v.string() }),
    );
    if (stored.kind !== 'done') return stored;
    const relation = { rel: 'AttachedFile', url: stored.value.url, attributes: { name: file.name } };
    return patch('PATCH', at(`workitems/${item.id}`), [{ op: 'add', path: '/relations/-', value: relation }], itemSchema);
  };

  return {
    pace: 0,
    check,
    compose,
    create: async ({ request }) => {
      const made = await patch('POST', request.path, request.body, itemSchema);
      return made.kind === 'done' ? { kind: 'done', value: itemOf(made.value.id) } : made;
    },
    find,
    changes,
    attached: async ({ id }) => {
      const { relations } = await call.json(at(`workitems/${id}`, { $expand: 'relations' }), itemSchema, headers);
      return (relations ?? [])
        .filter(({ rel }) => rel === 'AttachedFile')
        .map(({ attributes }) => ({ name: attributes?.name ?? '', sizeBytes: attributes?.resourceSize ?? null }));
    },
    attach,
    wordsOf: (body) => {
      const { output, success } = v.safeParse(refusalSchema, body);
      return success ? output.message : '';
    },
  };
};
