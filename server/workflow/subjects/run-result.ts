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

/** The test cases of some published results that belong to a test run, with all their verdicts and what was told last. */
const casesOf = (some: 'own.participant_id' | 'own.id'): string => `
  select c.id, c.test_id as "testId", verdicts.*, last.id as "lastId", last.state as "lastState", last.outcome as "lastOutcome",
    coalesce(last.sequence, 0) as sequence
  from case_result own
    join supervised_test s on s.test_id = own.test_id and s.external_test_id is not null
    join test_case c on c.id = own.test_case_id
    cross join lateral (select ${verdictColumns} from case_result r where r.test_case_id = c.id and ${isCounted}) verdicts
    left join lateral (select x.* from run_result x where x.test_case_id = c.id order by x.sequence desc limit 1) last on true
  where ${some} = $1 and own.published_at is not null order by c.position`;

const open: readonly (RunResultState | null)[] = ['waiting', 'failed'];

/** A test case that was told and has no verdict any more is to be tested again. */
const wantedOf = (one: Case): CaseOutcome | null => outcomeOf(one) ?? (one.lastId === null ? null : 'retest');

const tell = async (tx: Tx, cases: readonly Case[], operation: string): Promise<void> => {
  const changed = cases.flatMap((one) => {
    const outcome = wantedOf(one);
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

/** With the results of a tester the outcomes of their test cases go to the test run; what is there already is not sent again. */
export const publishOutcomes = async (tx: Tx, participantId: string, operation: string): Promise<void> =>
  tell(tx, await tx.query<Case>(casesOf('own.participant_id'), [participantId]), operation);

/** A published result that is rejected, or is not any more, may change the outcome of its test case. */
export const judgeOutcome = async (tx: Tx, caseResultId: string, operation: string): Promise<void> =>
  tell(tx, await tx.query<Case>(casesOf('own.id'), [caseResultId]), operation);
