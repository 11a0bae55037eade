import * as v from 'valibot';
import { eachOf, plainText } from '../test-case.ts';
import type { VendorPage, VendorTestCase, Zephyr } from '../test-case.ts';
import type { VendorCall } from '../vendor-call.ts';

const home = 'https://api.zephyrscale.smartbear.com';
const ownHost = /^https:\/\/(?:[a-z]{2}\.)?api\.zephyrscale\.smartbear\.com$/u;
const mostSteps = 1000;
const atOnce = 4;

const text = v.nullish(v.string());
const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ values: v.array(item), isLast: v.nullish(v.boolean()), total: v.nullish(v.number()) });
const projectSchema = v.object({ id: v.number(), key: v.string() });
const cycleSchema = v.object({ id: v.number(), key: v.string(), name: v.string() });
const executionSchema = v.object({ id: v.number(), testCase: v.object({ self: v.string() }) });
const caseSchema = v.object({
  key: v.string(),
  name: v.string(),
  objective: text,
  precondition: text,
  labels: v.nullish(v.array(v.string())),
  folder: v.nullish(v.object({ id: v.number() })),
});
const stepSchema = v.object({
  inline: v.nullish(v.object({ description: text, testData: text, expectedResult: text })),
});
const folderSchema = v.object({ name: v.string() });

const keyIn = (self: string): string => /\/testcases\/([^/?#]+)/u.exec(self)?.[1] ?? '';

type Query = Readonly<Record<string, string | number>>;
type Get = <Schema extends v.GenericSchema>(path: string, query: Query, schema: Schema) => Promise<v.InferOutput<Schema>>;

const stepOf = ({ inline }: v.InferOutput<typeof stepSchema>): VendorTestCase['steps'] => {
  if (inline === null || inline === undefined) return [];
  const testData = plainText(inline.testData);
  const parts = [plainText(inline.description), testData === '' ? '' : `Test data: ${testData}`];
  return [{ instruction: parts.filter((part) => part !== '').join('\n'), expectedResult: plainText(inline.expectedResult) }];
};

const casesOver = (get: Get): ((key: string) => Promise<VendorTestCase>) => {
  const folders = new Map<number, Promise<string>>();
  const folderName = (id: number | undefined): Promise<string> => {
    if (id === undefined) return Promise.resolve('');
    const known = folders.get(id) ?? get(`folders/${id}`, {}, folderSchema).then(({ name }) => plainText(name));
    folders.set(id, known);
    return known;
  };
  return async (key) => {
    const one = await get(`testcases/${key}`, {}, caseSchema);
    const objective = plainText(one.objective);
    const [section, steps] = await Promise.all([
      folderName(one.folder?.id),
      get(`testcases/${key}/teststeps`, { startAt: 0, maxResults: mostSteps }, pageOf(stepSchema)),
    ]);
    return {
      section,
      code: one.key,
      name: plainText(one.name),
      prerequisites: plainText(one.precondition),
      steps: steps.values.flatMap(stepOf),
      additionalInformation: objective === '' ? [] : [{ code: 'Objective', value: objective }],
      tags: (one.labels ?? []).map(plainText),
    };
  };
};

/** Cloud API v2; the token is sent to the vendor's own hosts only. */
export const zephyrScale = (call: VendorCall, { site, token }: { readonly site: string; readonly token: string }): Zephyr => {
  const base = `${ownHost.test(site) ? site : home}/v2`;
  const get: Get = (path, query, schema) =>
    call.json(`${base}/${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`, schema, {
      authorization: `Bearer ${token}`,
    });
  const caseOf = casesOver(get);
  const page = async <Item extends v.GenericSchema, Shown>(
    path: string,
    query: Query,
    item: Item,
    show: (one: v.InferOutput<Item>) => Shown | Promise<Shown>,
  ): Promise<VendorPage<Shown>> => {
    const { startAt: start = 0, maxResults: size = 0 } = query;
    const { values, isLast, total } = await get(path, query, pageOf(item));
    const next = Number(start) + values.length;
    const isEnd = isLast ?? (values.length < Number(size) || next >= (total ?? Infinity));
    return {
      items: await eachOf(values, atOnce, async (one) => show(one)),
      next: isEnd || values.length === 0 ? null : next,
      total: total ?? null,
    };
  };
  const named = ({ key, name }: { readonly key: string; readonly name: string }) => ({ id: key, key, name: plainText(name) });

  return {
    projects: (startAt, maxResults) => page('projects', { startAt, maxResults }, projectSchema, ({ key }) => named({ key, name: key })),
    cycles: (projectKey, startAt, maxResults) => page('testcycles', { projectKey, startAt, maxResults }, cycleSchema, named),
    executions: (projectKey, testCycle, startAt, maxResults) =>
      page('testexecutions', { projectKey, testCycle, startAt, maxResults }, executionSchema, async ({ id, testCase }) => ({
        id: String(id),
        testCase: await caseOf(encodeURIComponent(keyIn(testCase.self))),
      })),
  };
};
