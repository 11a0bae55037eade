import * as v from 'valibot';
import { eachOf, plainText } from '../test-case.ts';
import type { VendorRun, VendorTestCase } from '../test-case.ts';
import type { VendorCall } from '../vendor-call.ts';
import { VendorError } from '../vendor-error.ts';
import type { CaseOutcome } from '#schema/vocabulary/run-result.ts';
import type { OutgoingResult, TestRun } from '../test-run.ts';
import type { VendorWrite } from '../vendor-write.ts';

export type TestRailAccess = { readonly site: string; readonly username: string; readonly apiKey: string };

const pageSize = 250;
const fewCases = 25;
const atOnce = 4;

const text = v.nullish(v.string());
const runSchema = v.object({
  id: v.number(),
  name: v.string(),
  description: text,
  project_id: v.number(),
  suite_id: v.nullish(v.number()),
  is_completed: v.nullish(v.boolean()),
});
const testSchema = v.object({ case_id: v.number() });
const caseSchema = v.object({
  id: v.number(),
  title: v.string(),
  section_id: v.nullish(v.number()),
  refs: text,
  labels: v.nullish(v.array(v.object({ title: v.string() }))),
  custom_preconds: text,
  custom_steps: text,
  custom_expected: text,
  custom_steps_separated: v.nullish(v.array(v.object({ content: text, expected: text }))),
  custom_mission: text,
  custom_goals: text,
});
const sectionSchema = v.object({ id: v.number(), name: v.string() });
type Case = v.InferOutput<typeof caseSchema>;

const listOf = <Item extends v.GenericSchema>(key: string, item: Item) =>
  v.union([
    v.pipe(
      v.array(item),
      v.transform((items) => ({ items, isLast: true })),
    ),
    v.pipe(
      v.looseObject({ _links: v.object({ next: v.nullish(v.string()) }) }),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const found = v.safeParse(v.array(item), (dataset.value as Record<string, unknown>)[key]);
        if (found.success) return { items: found.output, isLast: (dataset.value._links.next ?? null) === null };
        addIssue({ message: 'not a list' });
        return NEVER;
      }),
    ),
  ]);

const stepsOf = (one: Case): VendorTestCase['steps'] => {
  const separated = (one.custom_steps_separated ?? []).map(({ content, expected }) => ({
    instruction: plainText(content),
    expectedResult: plainText(expected),
  }));
  if (separated.length > 0) return separated;
  const explored = [plainText(one.custom_mission), plainText(one.custom_goals)].filter((part) => part !== '').join('\n\n');
  const instruction = plainText(one.custom_steps) || explored;
  const expectedResult = plainText(one.custom_expected);
  return instruction === '' && expectedResult === '' ? [] : [{ instruction, expectedResult }];
};

const caseOf = (one: Case, sections: ReadonlyMap<number, string>): VendorTestCase => ({
  section: sections.get(one.section_id ?? -1) ?? '',
  code: `C${one.id}`,
  name: plainText(one.title),
  prerequisites: plainText(one.custom_preconds),
  steps: stepsOf(one),
  additionalInformation: (one.refs ?? '') === '' ? [] : [{ code: 'References', value: plainText(one.refs) }],
  tags: (one.labels ?? []).map(({ title }) => plainText(title)),
});

const testRailClient = (call: VendorCall, access: TestRailAccess) => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`${access.username}:${access.apiKey}`).toString('base64')}`,
  };
  const site = access.site.replace(/\/+$/u, '');
  const api = `${site}/index.php?/api/v2`;
  const get = <Schema extends v.GenericSchema>(path: string, schema: Schema) => call.json(`${api}/${path}`, schema, headers);
  const pages = async <Item extends v.GenericSchema>(
    path: string,
    key: string,
    item: Item,
    isEnough: (items: readonly v.InferOutput<Item>[]) => boolean = () => false,
  ): Promise<readonly v.InferOutput<Item>[]> => {
    const all: v.InferOutput<Item>[] = [];
    for (let offset = 0; ; offset += pageSize) {
      const { items, isLast } = await get(`${path}&limit=${pageSize}&offset=${offset}`, listOf(key, item));
      all.push(...items);
      if (isLast || items.length === 0 || isEnough(all)) return all;
    }
  };
  const runOf = (runId: number) =>
    get(`get_run/${runId}`, runSchema).catch((error: unknown) => {
      throw error instanceof VendorError && error.fault === 'not_found'
        ? new VendorError('testrail', 'not_found', `TestRail does not know the test run ${runId}.`)
        : error;
    });
  const caseIdsOf = async (runId: number): Promise<readonly number[]> => [
    ...new Set((await pages(`get_tests/${runId}`, 'tests', testSchema)).map((test) => test.case_id)),
  ];
  return { api, headers, get, pages, runOf, caseIdsOf };
};

export const testRailRunDetails = async (call: VendorCall, access: TestRailAccess, runId: number): Promise<VendorRun> => {
  const { runOf, caseIdsOf } = testRailClient(call, access);
  const { id, name, description } = await runOf(runId);
  return { name: plainText(name), description: plainText(description), numberOfCases: (await caseIdsOf(id)).length };
};

export const testRailRun = async (call: VendorCall, access: TestRailAccess, runId: number): Promise<readonly VendorTestCase[]> => {
  const { get, pages, runOf, caseIdsOf } = testRailClient(call, access);
  const run = await runOf(runId);
  const ids = await caseIdsOf(run.id);
  const suite = run.suite_id === null || run.suite_id === undefined ? '' : `&suite_id=${run.suite_id}`;
  const cases =
    ids.length <= fewCases
      ? await eachOf(ids, atOnce, (id) => get(`get_case/${id}`, caseSchema))
      : await pages(`get_cases/${run.project_id}${suite}`, 'cases', caseSchema, (found) => {
          const seen = new Set(found.map(({ id }) => id));
          return ids.every((id) => seen.has(id));
        });
  const sections = new Map(
    (await pages(`get_sections/${run.project_id}${suite}`, 'sections', sectionSchema)).map(({ id, name }) => [id, name]),
  );
  const byId = new Map(cases.map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const one = byId.get(id);
    return one === undefined ? [] : [caseOf(one, sections)];
  });
};

/** Proves the key as well. */
export const testRailHasProject = async (call: VendorCall, access: TestRailAccess): Promise<boolean> => {
  const { get } = testRailClient(call, access);
  return (await get('get_projects&limit=1', listOf('projects', v.object({ id: v.number() })))).items.length > 0;
};

const most = 100;
/** TestRail's limit. */
const longestDefects = 250;
/** In seconds: clocks differ. */
const slackSeconds = 86_400;

/** Statuses of every TestRail. */
const statuses: Readonly<Record<CaseOutcome, number>> = { passed: 1, blocked: 2, retest: 4, failed: 5 };

const resultSchema = v.object({ comment: v.nullish(v.string()) });
const refusalSchema = v.object({ error: v.string() });

const caseIdOf = (code: string): number | null => {
  const number = /^C(\d{1,12})$/iu.exec(code.trim())?.[1];
  return number === undefined ? null : Number(number);
};

const defectsOf = (defects: readonly string[]): string =>
  defects.reduce((all, one) => {
    const more = all === '' ? one : `${all},${one}`;
    return more.length > longestDefects ? all : more;
  }, '');

const asWritten = ({ code, outcome, comment, defects }: OutgoingResult) => ({
  case_id: caseIdOf(code),
  status_id: statuses[outcome],
  comment,
  ...(defects.length > 0 && { defects: defectsOf(defects) }),
});

export const testRailResults = async (call: VendorCall, write: VendorWrite, access: TestRailAccess, runId: number): Promise<TestRun> => {
  const { api, headers, pages, runOf, caseIdsOf } = testRailClient(call, access);
  const run = await runOf(runId);
  const cases = new Set(await caseIdsOf(runId));
  return {
    most,
    isClosed: run.is_completed === true,
    has: (code) => {
      const id = caseIdOf(code);
      return id !== null && cases.has(id);
    },
    arrived: async (marks, since) => {
      const from = Math.floor(since.getTime() / 1000) - slackSeconds;
      const among = (found: readonly { readonly comment?: string | null | undefined }[]) =>
        marks.filter((mark) => found.some(({ comment }) => comment?.includes(mark) === true));
      const isEnough = (found: readonly v.InferOutput<typeof resultSchema>[]): boolean => among(found).length === marks.length;
      return new Set(among(await pages(`get_results_for_run/${runId}&created_after=${from}`, 'results', resultSchema, isEnough)));
    },
    send: (results) =>
      write(
        {
          url: `${api}/add_results_for_cases/${runId}`,
          method: 'POST',
          headers,
          body: JSON.stringify({ results: results.map(asWritten) }),
        },
        v.array(v.object({ id: v.number() })),
      ),
    wordsOf: (body) => (v.is(refusalSchema, body) ? plainText(body.error) : ''),
  };
};
