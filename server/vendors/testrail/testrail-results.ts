import * as v from 'valibot';
import type { CaseOutcome } from '#schema/vocabulary/run-result.ts';
import { plainText } from '../test-case.ts';
import type { OutgoingResult, TestRun } from '../test-run.ts';
import type { VendorCall } from '../vendor-call.ts';
import type { VendorWrite } from '../vendor-write.ts';
import { testRailClient } from './testrail.ts';
import type { TestRailAccess } from './testrail.ts';

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
