import { failed, numberIn, ok } from './answer.ts';
import type { Asked, StandIn, Answered } from './answer.ts';
import { demoCases } from './sheets.ts';
import { demoAccess } from '../lib/demo-access.ts';
import type { DemoCase } from './sheets.ts';
import * as v from 'valibot';

const statuses = [1, 2, 4, 5];
const takenSchema = v.object({
  results: v.array(
    v.object({
      case_id: v.number(),
      status_id: v.number(),
      comment: v.optional(v.string()),
      defects: v.optional(v.pipe(v.string(), v.maxLength(250))),
    }),
  ),
});

type KeptResult = {
  readonly id: number;
  readonly test_id: number;
  readonly case_id: number;
  readonly status_id: number;
  readonly comment: string | null;
  readonly defects: string | null;
  readonly created_on: number;
};

/** TestRail returns the test of a result, not its case. */
const shown = ({ id, test_id, status_id, comment, defects, created_on }: KeptResult) => ({
  id,
  test_id,
  status_id,
  comment,
  defects,
  created_on,
});

const readBody = ({ body }: Asked): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

export const testRailKept = () => {
  const byRun = new Map<number, KeptResult[]>();
  let made = 0;
  const ofRun = (runId: number): readonly KeptResult[] => byRun.get(runId) ?? [];

  /** All results of a call or none, as TestRail does. */
  const add = (runId: number, asked: Asked, testOf: (caseId: number) => number | null): Answered => {
    const taken = v.safeParse(takenSchema, readBody(asked));
    if (!taken.success) return failed(400, { error: 'Field :results is in an invalid format.' });
    const { results } = taken.output;
    const unknown = results.find(({ case_id }) => testOf(case_id) === null);
    if (unknown !== undefined)
      return failed(400, {
        error: `Field :results contains one or more invalid results (case C${unknown.case_id} unknown or not part of the test run)`,
      });
    if (results.some(({ status_id }) => !statuses.includes(status_id)))
      return failed(400, { error: 'Field :status_id is not a valid status.' });
    const kept = results.map(({ case_id, status_id, comment, defects }): KeptResult => {
      made += 1;
      return {
        id: made,
        test_id: testOf(case_id) ?? 0,
        case_id,
        status_id,
        comment: comment ?? null,
        defects: defects ?? null,
        created_on: Math.floor(Date.now() / 1000),
      };
    });
    byRun.set(runId, [...kept.toReversed(), ...ofRun(runId)]);
    return ok(kept.map(shown));
  };
  const list = (runId: number, { query }: Asked): readonly object[] => {
    const after = numberIn(query, 'created_after', 0);
    return ofRun(runId)
      .filter(({ created_on }) => created_on > after)
      .map(shown);
  };
  /** 3 is untested. */
  const statusOf = (runId: number, caseId: number): number => ofRun(runId).find(({ case_id }) => case_id === caseId)?.status_id ?? 3;
  return { add, list, statusOf, results: ofRun };
};
export type TestRailKept = ReturnType<typeof testRailKept>;

const projectId = 1;
const suiteId = 1;
const sections = [...new Set(demoCases.map(({ section }) => section))].map((name, index) => ({ id: index + 1, suite_id: suiteId, name }));

const casesOf: Readonly<Record<number, readonly DemoCase[]>> = {
  1: demoCases.slice(0, 4),
  101: demoCases.slice(0, 6),
  102: demoCases,
  103: [],
  104: demoCases.slice(6, 9),
  105: demoCases.slice(0, 2),
  106: demoCases.slice(0, 2),
};
const longName =
  'Regression of the whole shop before the autumn release, with every way to pay, every way to deliver and every country that is sold to';
const names: Readonly<Record<number, string>> = {
  1: 'Cart smoke',
  101: 'Cart regression',
  102: 'Whole shop',
  103: 'Empty run',
  104: 'Delivery smoke',
  105: longName,
  106: 'Last release',
};

const asCase = ({ id, section, name, prerequisites, steps }: DemoCase) => ({
  id,
  title: name,
  section_id: sections.find((one) => one.name === section)?.id ?? null,
  template_id: 2,
  type_id: 7,
  priority_id: 2,
  suite_id: suiteId,
  refs: id % 3 === 0 ? `SHOP-${id}` : null,
  labels: id % 2 === 0 ? [{ id: 1, title: 'regression' }] : [],
  custom_preconds: prerequisites === '' ? null : `<p>${prerequisites}</p>`,
  custom_steps: null,
  custom_expected: null,
  custom_steps_separated: steps.map(([content, expected]) => ({ content, expected, additional_info: '', refs: '' })),
});

const closed: readonly number[] = [106];

const asTest =
  (runId: number, kept: TestRailKept) =>
  ({ id, name }: DemoCase, index: number) => ({
    id: 5000 + index,
    case_id: id,
    status_id: kept.statusOf(runId, id),
    title: name,
    type_id: 7,
  });
const testIn =
  (runId: number) =>
  (caseId: number): number | null => {
    const index = casesOf[runId]?.findIndex(({ id }) => id === caseId) ?? -1;
    return index < 0 ? null : 5000 + index;
  };

/** The paged format since TestRail 6.7. */
const page = (key: string, all: readonly unknown[], { query }: Asked) => {
  const limit = Math.min(250, numberIn(query, 'limit', 250));
  const offset = numberIn(query, 'offset', 0);
  const items = all.slice(offset, offset + limit);
  const next = offset + limit < all.length ? `/api/v2/${key}&limit=${limit}&offset=${offset + limit}` : null;
  return ok({ offset, limit, size: items.length, _links: { next, prev: null }, [key]: items });
};

type Methods = Readonly<Record<string, (id: number, asked: Asked) => ReturnType<StandIn>>>;

const methodsWith = (kept: TestRailKept): Methods => ({
  get_run: (id) =>
    names[id] === undefined
      ? failed(400, { error: 'Field :run_id is not a valid test run.' })
      : ok({
          id,
          suite_id: suiteId,
          project_id: projectId,
          name: names[id],
          description: id === 1 ? '<p>Looks at the cart before each release.</p><p>Prices are those of the test shop.</p>' : null,
          is_completed: closed.includes(id),
          untested_count: casesOf[id]?.length ?? 0,
        }),
  get_tests: (id, asked) => page('tests', (casesOf[id] ?? []).map(asTest(id, kept)), asked),
  get_case: (id) => {
    const found = demoCases.find((one) => one.id === id);
    return found === undefined ? failed(400, { error: 'Field :case_id is not a valid test case.' }) : ok(asCase(found));
  },
  get_cases: (_id, asked) => page('cases', demoCases.map(asCase), asked),
  get_projects: (_id, asked) => page('projects', [{ id: projectId, name: 'Web shop', is_completed: false }], asked),
  get_sections: (_id, asked) => page('sections', sections, asked),
  get_results_for_run: (id, asked) => page('results', kept.list(id, asked), asked),
  add_results_for_cases: (id, asked) =>
    closed.includes(id) ? failed(400, { error: 'Field :run_id is not an active test run.' }) : kept.add(id, asked, testIn(id)),
});

const posted: readonly string[] = ['add_results_for_cases'];

const answerOf = (methods: Methods, asked: Asked): ReturnType<StandIn> => {
  const isSent = ({ username, secret }: { readonly username: string; readonly secret: string }): boolean =>
    asked.authorization === `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`;
  if (isSent(demoAccess.testrailEmpty)) return page('projects', [], asked);
  if (!isSent(demoAccess.testrail))
    return failed(401, { error: 'Authentication failed: invalid or missing user/password or session cookie.' });
  const route = [...asked.query.keys()].find((key) => key.startsWith('/api/v2/')) ?? '';
  const [, method = '', id = ''] = /^\/api\/v2\/(\w+)(?:\/(\d+))?$/u.exec(route) ?? [];
  if (posted.includes(method) !== (asked.method === 'POST')) return failed(405, { error: 'The HTTP method is not allowed here.' });
  return methods[method]?.(Number(id), asked) ?? failed(404, { error: `Unknown method '${method}'` });
};

/** API v2. */
export const testRailStandIn = (kept: TestRailKept): StandIn => {
  const methods = methodsWith(kept);
  return (asked) => answerOf(methods, asked);
};
