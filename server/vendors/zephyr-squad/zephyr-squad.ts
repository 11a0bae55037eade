import * as v from 'valibot';
import { eachOf, plainText } from '../test-case.ts';
import type { VendorPage, VendorRun, VendorTestCase, Zephyr, ZephyrCycle } from '../test-case.ts';
import type { VendorCall } from '../vendor-call.ts';
import { VendorError } from '../vendor-error.ts';
import { cutText } from '#schema/cut-text.ts';
import type { CaseOutcome } from '#schema/vocabulary/run-result.ts';
import type { TestRun } from '../test-run.ts';
import type { VendorWrite } from '../vendor-write.ts';

const atOnce = 4;
const adHoc = '-1';

const text = v.nullish(v.string());
const number = v.union([v.number(), v.pipe(v.string(), v.transform(Number))]);
const projectsSchema = v.array(v.object({ id: v.string(), key: v.string(), name: v.string() }));
const cycleSchema = v.object({
  name: v.string(),
  description: text,
  versionId: v.nullish(number),
  versionName: text,
  totalExecutions: v.nullish(number),
});
const cyclesSchema = v.record(v.string(), v.unknown());
const executionsSchema = v.object({
  executions: v.array(
    v.object({ id: number, issueId: number, issueKey: v.string(), summary: text, label: text, component: text, folderName: text }),
  ),
});
const stepSchema = v.object({ orderId: v.nullish(number), step: text, data: text, result: text });
const stepsSchema = v.union([
  v.array(stepSchema),
  v.pipe(
    v.object({ stepBeanCollection: v.array(stepSchema) }),
    v.transform(({ stepBeanCollection }) => stepBeanCollection),
  ),
]);

type SquadCycle = ZephyrCycle & { readonly run: VendorRun };

/** ZAPI may group cycles by version; an id is unique only within its version. */
const cyclesIn = (answer: unknown, version: string): readonly SquadCycle[] =>
  Object.entries(v.is(cyclesSchema, answer) ? answer : {}).flatMap(([id, entry]): readonly SquadCycle[] => {
    if (Array.isArray(entry)) return entry.flatMap((group) => cyclesIn(group, id));
    const cycle = v.safeParse(cycleSchema, entry);
    if (!cycle.success) return [];
    const of = String(cycle.output.versionId ?? version);
    const release = plainText(cycle.output.versionName);
    const name = [plainText(cycle.output.name), release].filter((part) => part !== '').join(', ');
    const run = { name, description: plainText(cycle.output.description), numberOfCases: cycle.output.totalExecutions ?? null };
    return [{ id: `${of}:${id}`, key: id === adHoc ? '' : id, name, run }];
  });

const slice = <Item>(all: readonly Item[], start: number, size: number): VendorPage<Item> => ({
  items: all.slice(start, start + size),
  next: start + size < all.length ? start + size : null,
  total: all.length,
});

const words = (list: string | null | undefined): readonly string[] =>
  plainText(list)
    .split(/[,\s]+/u)
    .filter((word) => word !== '');

/** By number, or by version and number. */
const isNamed = ({ id }: ZephyrCycle, name: string): boolean => id === name || (!name.includes(':') && id.endsWith(`:${name}`));

export type ZephyrSquad = Zephyr & {
  readonly cycle: (projectId: string, name: string) => Promise<{ readonly id: string; readonly run: VendorRun }>;
};

export type SquadAccess = { readonly site: string; readonly token: string };

const squadClient = (call: VendorCall, access: SquadAccess) => {
  const site = access.site.replace(/\/+$/u, '');
  const headers = { authorization: `Bearer ${access.token}` };
  const get = <Schema extends v.GenericSchema>(path: string, query: Readonly<Record<string, string>>, schema: Schema) =>
    call.json(`${site}/rest/${path}?${new URLSearchParams(query)}`, schema, headers);
  return { site, headers, get };
};

/** ZAPI and Jira's REST API, with a personal access token. */
export const zephyrSquad = (call: VendorCall, access: SquadAccess): ZephyrSquad => {
  const { get } = squadClient(call, access);
  const stepsOf = async (issueId: number): Promise<VendorTestCase['steps']> =>
    (await get(`zapi/latest/teststep/${issueId}`, {}, stepsSchema))
      .toSorted((one, other) => (one.orderId ?? 0) - (other.orderId ?? 0))
      .map(({ step, data, result }) => {
        const testData = plainText(data);
        return {
          instruction: [plainText(step), testData === '' ? '' : `Test data: ${testData}`].filter((part) => part !== '').join('\n'),
          expectedResult: plainText(result),
        };
      });

  const cyclesOf = async (projectId: string): Promise<readonly SquadCycle[]> =>
    cyclesIn(await get('zapi/latest/cycle', { projectId }, cyclesSchema), adHoc);

  return {
    cycle: async (projectId, name) => {
      const found = (await cyclesOf(projectId)).find((cycle) => isNamed(cycle, name));
      if (found === undefined) throw new VendorError('zephyr_squad', 'not_found', `Zephyr Squad does not know the test cycle ${name}.`);
      return found;
    },
    projects: async (start, size) => slice(await get('api/2/project', {}, projectsSchema), start, size),
    cycles: async (projectId, start, size) => slice(await cyclesOf(projectId), start, size),
    executions: async (projectId, cycleId, start, size) => {
      const [versionId, cycle] = cycleId.split(':');
      if (versionId === undefined || cycle === undefined) throw new VendorError('zephyr_squad', 'not_found');
      const query = {
        action: 'expand',
        projectId,
        versionId,
        cycleId: cycle,
        offset: String(start),
        limit: String(size + 1),
        sorter: 'OrderId:ASC',
      };
      const { executions } = await get('zapi/latest/execution', query, executionsSchema);
      const shown = executions.slice(0, size);
      const items = await eachOf(shown, atOnce, async (one) => ({
        id: String(one.id),
        testCase: {
          section: plainText(one.component) || plainText(one.folderName),
          code: one.issueKey,
          name: plainText(one.summary) || one.issueKey,
          prerequisites: '',
          steps: await stepsOf(one.issueId),
          additionalInformation: [],
          tags: words(one.label),
        },
      }));
      return { items, next: executions.length > size ? start + size : null, total: null };
    },
  };
};

/** Statuses of every Zephyr Squad; a retest is work in progress. */
const statuses: Readonly<Record<CaseOutcome, string>> = { passed: '1', failed: '2', retest: '3', blocked: '4' };
const longestComment = 750;
const pageSize = 100;

const executionSchema = v.object({
  id: v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
  issueKey: v.string(),
  comment: v.nullish(v.string()),
});
type Execution = v.InferOutput<typeof executionSchema>;
const runExecutionsSchema = v.object({ executions: v.array(executionSchema) });
const refusalSchema = v.union([
  v.pipe(
    v.object({ errorMessages: v.pipe(v.array(v.string()), v.minLength(1)) }),
    v.transform(({ errorMessages }) => errorMessages.join(' ')),
  ),
  v.pipe(
    v.object({ errorDesc: v.string() }),
    v.transform(({ errorDesc }) => errorDesc),
  ),
  v.pipe(
    v.object({ message: v.string() }),
    v.transform(({ message }) => message),
  ),
]);

const nameOf = (code: string): string => code.trim().toUpperCase();

export const squadResults = async (
  call: VendorCall,
  write: VendorWrite,
  access: SquadAccess,
  { projectId, cycle: name }: { readonly projectId: string; readonly cycle: string },
): Promise<TestRun> => {
  const { get, site, headers } = squadClient(call, access);
  const { id } = await zephyrSquad(call, access).cycle(projectId, name);
  const [versionId = '', cycleId = ''] = id.split(':');
  const all: Execution[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const query = {
      action: 'expand',
      projectId,
      versionId,
      cycleId,
      offset: String(offset),
      limit: String(pageSize),
      sorter: 'OrderId:ASC',
    };
    const { executions } = await get('zapi/latest/execution', query, runExecutionsSchema);
    all.push(...executions);
    if (executions.length < pageSize) break;
  }
  const byCode = new Map(all.map((one) => [nameOf(one.issueKey), one]));
  return {
    most: 1,
    isClosed: false,
    has: (code) => byCode.has(nameOf(code)),
    arrived: async (marks) => new Set(marks.filter((mark) => all.some(({ comment }) => comment?.includes(mark) === true))),
    send: async ([result]) => {
      const execution = result === undefined ? undefined : byCode.get(nameOf(result.code));
      if (result === undefined || execution === undefined) return { kind: 'refused', status: 404, body: null };
      const comment = cutText(result.comment, longestComment);
      return write(
        {
          url: `${site}/rest/zapi/latest/execution/${execution.id}/execute`,
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ status: statuses[result.outcome], comment }),
        },
        v.object({ id: v.union([v.number(), v.string()]) }),
      );
    },
    wordsOf: (body) => {
      const words = v.safeParse(refusalSchema, body);
      return words.success ? plainText(words.output) : '';
    },
  };
};
