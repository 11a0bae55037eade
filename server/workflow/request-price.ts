import { creditsOfGroups } from '#schema/rules/launch/estimate.ts';
import type { TestEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import type { Tx } from './transaction.ts';

type Requested = Pick<TestEstimateInput, 'activity' | 'testCasesCount' | 'videoCasesCount' | 'resultsPerTestCase'> & {
  readonly id: string;
  readonly groups: number;
};

/** In credits, for each requested test of a request that is written. */
export const pricesOf = async (tx: Tx, testId: string): Promise<readonly { readonly id: string; readonly amount: number }[]> => {
  const tests = await tx.query<Requested>(
    `select q.id, q.activity, cases as "testCasesCount", q.number_of_results_per_test_case_needed as "resultsPerTestCase",
       case when not coalesce(q.video_required, false) then 0 when q.video_requirement_strategy = 'session' then greatest(cases, 1) else filmed end as "videoCasesCount",
       (select count(*)::int from targeting_group g where g.requested_test_id = q.id) as groups
     from requested_test q, lateral (
       select count(*)::int as cases, (count(*) filter (where (one->>'requireVideoAttachment')::boolean))::int as filmed
       from jsonb_array_elements(q.test_cases) one
     ) c where q.test_id = $1`,
    [testId],
  );
  return tests.map(({ groups, ...test }) => ({ id: test.id, amount: creditsOfGroups(test, groups) }));
};

export const totalOf = (prices: readonly { readonly amount: number }[]): number => prices.reduce((sum, { amount }) => sum + amount, 0);
