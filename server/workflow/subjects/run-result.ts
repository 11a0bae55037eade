import { runResultLifecycle } from '#machines/lifecycles/run-result/run-result.machine.ts';
import type { runResultMachine } from '#machines/lifecycles/run-result/run-result.machine.ts';
import type { RunResultRow } from '#machines/lifecycles/run-result/run-result.types.ts';
import { externalTools } from '#schema/vocabulary/launch/external.ts';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import { outcomeOf, runResultTexts } from '#schema/vocabulary/run-result.ts';
import type { CaseOutcome, CaseVerdicts, RunResultState } from '#schema/vocabulary/run-result.ts';
import { advanceAll } from '../advance.ts';
import type { Subject } from '../advance.ts';
import { insertAll } from '../insert.ts';
import { notify } from '../notify.ts';
import { announce } from '../outbox.ts';
import type { Tx } from '../transaction.ts';

type Returning = {
  readonly id: string;
  readonly code: string;
  readonly tool: ExternalVendor;
  readonly launchedBy: string | null;
  readonly failed: number;
  readonly toldIn: string | null;
};

/** With who launched the test, and an earlier notification less than an hour old. */
const returning = `
  select t.id, t.code, s.external_source as tool,
    (select r.created_by from customer_request r where r.test_id = t.parent_test_id) as "launchedBy",
    (select count(distinct x.test_case_id)::int from run_result x where x.test_id = t.id and x.state = 'failed'
      and not exists (select from run_result newer where newer.test_case_id = x.test_case_id and newer.sequence > x.sequence)) as failed,
    (select n.id from notification n where n.test_id = t.id and n.kind = 'results_not_returned'
      and n.created_at > $2::timestamptz - interval '1 hour' order by n.created_at desc limit 1) as "toldIn"
  from test t join supervised_test s on s.test_id = t.id where t.id = (select test_id from run_result where id = $1)`;

/** Notifies who launched the test, at most once an hour for all refusals. */
const tellRefused = async (tx: Tx, resultId: string): Promise<void> => {
  const [test] = await tx.query<Returning>(returning, [resultId, tx.at]);
  if (test === undefined) return;
  const description = runResultTexts.refused(test.failed, test.code, externalTools[test.tool].label);
  if (test.toldIn !== null)
    return void (await tx.query('update notification set description = $2 where id = $1', [test.toldIn, description]));
  await notify(tx, {
    ...(test.launchedBy === null ? { roles: ['customer', 'test_manager'] } : { userId: test.launchedBy }),
    kind: 'results_not_returned',
    description,
    link: `/results/${test.id}?tab=test-details`,
    testId: test.id,
    tells: { type: 'results.not_returned', thing: test.id, data: { failed: test.failed } },
  });
};

/** Sends the item's key to the test run after its case's outcome, or together with it; keys of one minute together. */
export const followWithKey = (tx: Tx, issueId: string): Promise<object[]> =>
  tx.query(
    `insert into run_result (organization_id, test_id, test_case_id, sequence, outcome, not_before, created_at)
     select $1, c.test_id, c.id, last.sequence + 1, last.outcome, $3::timestamptz + interval '1 minute', $3
     from issue_test_case k join test_case c on c.id = k.test_case_id
       cross join lateral (select x.* from run_result x where x.test_case_id = c.id order by x.sequence desc limit 1) last
     where k.issue_id = $2 and last.state in ('sent', 'sending') on conflict do nothing`,
    [tx.viewer.organizationId, issueId, tx.at],
  );

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
  follows: async (tx, { id, type }) => (type === 'result.refuse' ? tellRefused(tx, id) : undefined),
};

/** Testers' outcomes of case c, among results r. */
export const verdictColumns = `
  count(*) filter (where r.status = 'pass')::int as passed, count(*) filter (where r.status = 'blocked')::int as blocked,
  count(*) filter (where r.status = 'fail')::int as failed`;

/** Result r is visible to the customer and counts. */
export const isCounted = 'r.published_at is not null and not r.is_rejected';

type Case = CaseVerdicts & {
  readonly id: string;
  readonly testId: string;
  readonly lastId: string | null;
  readonly lastState: RunResultState | null;
  readonly lastOutcome: CaseOutcome | null;
  readonly sequence: number;
};

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

/** A case that was sent and has no outcome any more is a retest. */
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

/** A lock on the case: of two who judge its results at once, the second must see the first. */
const inTurn = (some: 'own.participant_id' | 'own.id'): string => `
  select pg_advisory_xact_lock(hashtextextended(cases.id::text, 6301)) from (
    select own.test_case_id as id from case_result own join supervised_test s on s.test_id = own.test_id and s.external_test_id is not null
    where ${some} = $1 order by own.test_case_id) cases`;

const judge = async (tx: Tx, some: 'own.participant_id' | 'own.id', id: string, operation: string): Promise<void> => {
  await tx.query(inTurn(some), [id]);
  await tell(tx, await tx.query<Case>(casesOf(some), [id]), operation);
};

/** Unchanged outcomes are not sent again. */
export const publishOutcomes = (tx: Tx, participantId: string, operation: string): Promise<void> =>
  judge(tx, 'own.participant_id', participantId, operation);

export const judgeOutcome = (tx: Tx, caseResultId: string, operation: string): Promise<void> =>
  judge(tx, 'own.id', caseResultId, operation);
