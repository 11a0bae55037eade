import * as v from 'valibot';
import { failed, numberIn, ok } from './answer.ts';
import type { Answered, Asked } from './answer.ts';

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

export type KeptResult = {
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
