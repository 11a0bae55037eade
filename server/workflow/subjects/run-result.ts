import { runResultLifecycle } from '#machines/lifecycles/run-result/run-result.machine.ts';
import type { runResultMachine } from '#machines/lifecycles/run-result/run-result.machine.ts';
import type { RunResultRow } from '#machines/lifecycles/run-result/run-result.types.ts';
import { outcomeOf } from '#schema/vocabulary/run-result.ts';
import type { CaseOutcome, CaseVerdicts, RunResultState } from '#schema/vocabulary/run-result.ts';
import { advanceAll } from '../advance.ts';
import type { Subject } from '../advance.ts';
import { insertAll } from '../insert.ts';
import { announce } from '../outbox.ts';
import type { Tx } from '../transaction.ts';

export const runResult: Subject<typeof runResultMachine, RunResultRow> = {
  lifecycle: runResultLifecycle,
  table: 'run_result',
  columns: {
    state: 't.state',
    outcome: 't.outcome',
    attempts: 't.attempts',
    sentAt: 't.sent_at',
    notBefore: 't.not_before',
    message: 't.message',
    isSuperseded: 'exists (select from run_result newer where newer.test_case_id = t.test_case_id and newer.sequence > t.sequence)',
  },
  topic: 'export',
  testId: 't.test_id',
};

/** The verdicts of testers that count for a test case c, among results r. */
export const verdictColumns = `
  count(*) filter (where r.status = 'pass')::int as passed, count(*) filter (where r.status = 'blocked')::int as blocked,
  count(*) filter (where r.status = 'fail')::int as failed`;

/** Whether a result r is seen by the customer and counts. */
export const isCounted = 'r.published_at is not null and not r.is_rejected';

type Case = CaseVerdicts & {
  readonly id: string;
  readonly testId: string;
  readonly lastId: string | null;
  readonly lastState: RunResultState | null;
  readonly lastOutcome: CaseOutcome | null;
  readonly sequence: number;
};

const casesOf = `
  select c.id, c.test_id as "testId", ${verdictColumns}, last.id as "lastId", last.state as "lastState", last.outcome as "lastOutcome",
    coalesce(last.sequence, 0) as sequence
  from participant p
    join supervised_test s on s.test_id = p.test_id and s.external_test_id is not null
    join case_result own on own.participant_id = p.id and own.published_at is not null
    join test_case c on c.id = own.test_case_id
    join case_result r on r.test_case_id = c.id and ${isCounted}
    left join lateral (select x.* from run_result x where x.test_case_id = c.id order by x.sequence desc limit 1) last on true
  where p.id = $1 group by c.id, c.test_id, c.position, last.id, last.state, last.outcome, last.sequence order by c.position`;

const open: readonly (RunResultState | null)[] = ['waiting', 'failed'];

/** With the results of a tester the outcomes of their test cases go to the test run; what is there already is not sent again. */
export const publishOutcomes = async (tx: Tx, participantId: string, operation: string): Promise<void> => {
  const cases = await tx.query<Case>(casesOf, [participantId]);
  const changed = cases.flatMap((one) => {
    const outcome = outcomeOf(one);
    return outcome === null || outcome === one.lastOutcome ? [] : [{ ...one, outcome }];
  });
  const outcomes = new Map(
    changed.flatMap(({ lastId, lastState, outcome }) => (lastId !== null && open.includes(lastState) ? [[lastId, outcome] as const] : [])),
  );
  const moved = await advanceAll(
    tx,
    runResult,
    [...outcomes.keys()],
    (id) => ({ type: 'outcome.change' as const, outcome: outcomes.get(id) ?? 'failed' }),
    { operation },
  );
  const kept = new Set(moved.flatMap(({ id, refusal }) => (refusal === null ? [id] : [])));
  const rows = changed
    .filter(({ lastId }) => lastId === null || !kept.has(lastId))
    .map(({ id, testId, outcome, sequence }) => ({
      organizationId: tx.viewer.organizationId,
      testId,
      testCaseId: id,
      sequence: sequence + 1,
      outcome,
      createdAt: tx.at,
    }));
  const [first] = rows;
  if (first === undefined) return;
  await insertAll(tx, 'run_result', rows);
  await announce(tx, { topic: 'export', testId: first.testId, entityId: first.testId });
};
