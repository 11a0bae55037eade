import { openRunResultStates, runResultTexts } from '#schema/vocabulary/run-result.ts';
import type { CaseVerdicts, CaseOutcome, RunResultState } from '#schema/vocabulary/run-result.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import { arrivedExportStates } from '#schema/vocabulary/export.ts';
import { oneOf } from '#server/database/sql.ts';
import type { OutgoingResult } from '#server/vendors/test-run.ts';
import { isCounted, verdictColumns } from '#server/workflow/subjects/run-result.ts';
import type { Tx } from '#server/workflow/transaction.ts';

type Composed = {
  readonly mark: string;
  readonly test: string;
  readonly verdicts: CaseVerdicts;
  readonly url: string;
  readonly defects: readonly string[];
};

/** What is said of a test case in a test-management tool, in plain text; the mark stands before what may be cut. */
const commentOf = ({ mark, test, verdicts: { passed, blocked, failed }, url, defects }: Composed): string =>
  [
    `Crowd test ${test}: ${counted(passed + blocked + failed, 'tester', 'testers')}, ${passed} passed, ${failed} failed, ${blocked} blocked.`,
    url,
    `Muster result ${mark}`,
    ...(defects.length === 0 ? [] : [`Issues: ${defects.join(', ')}`]),
  ].join('\n');

/** A result whose way to a test run goes on now. */
export type DueResult = {
  readonly id: string;
  readonly state: RunResultState;
  readonly code: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
};

/** Results of one test that go on together, each test case with its earliest. */
export type Batch = {
  readonly source: ExternalVendor;
  readonly runId: string;
  readonly projectId: string | null;
  /** Where the run was when it was launched; null where nobody noted that. */
  readonly url: string | null;
  readonly results: readonly DueResult[];
};

const open = oneOf(openRunResultStates);
const most = 200;

/** The open results x of one tool, of tests s. */
const ofTool = `from run_result x join supervised_test s on s.test_id = x.test_id
  where x.organization_id = $1 and s.external_source = $2 and x.state in ${open}`;

type Row = DueResult & Omit<Batch, 'results'>;

const isDue = `coalesce(x.not_before, '-infinity') <= $3 and coalesce(x.held_until, '-infinity') <= $3`;

/** Takes what is due of the test that waits longest, one that had to wait after those that never did, and holds it so that no other worker does. */
export const takeBatch = async (tx: Tx, source: ExternalVendor, heldMilliseconds: number): Promise<Batch | null> => {
  const rows = await tx.query<Row>(
    `with due as (
       select x.id, x.test_id, x.created_at, x.not_before ${ofTool} and ${isDue}
         and not exists (select from run_result o where o.test_case_id = x.test_case_id and o.sequence < x.sequence and o.state in ${open})
     ), next as (
       select x.id from run_result x where x.id in (select id from due where test_id = (select test_id from due order by not_before nulls first, created_at, id limit 1))
         and x.state in ${open} and ${isDue} -- again: another worker may have taken it since this statement began
       order by x.created_at, x.id limit ${most} for update skip locked
     ), held as (update run_result x set held_until = $3::timestamptz + make_interval(secs => $4) from next where x.id = next.id returning x.*)
     select held.id, held.state, c.code, held.created_at as "createdAt", held.sent_at as "sentAt", s.external_source as source,
       s.external_test_id as "runId", a.external_project_id as "projectId", a.external_url as url
     from held join test_case c on c.id = held.test_case_id join supervised_test s on s.test_id = held.test_id
       join test t on t.id = held.test_id left join advanced_test a on a.test_id = t.parent_test_id order by c.position`,
    [tx.viewer.organizationId, source, tx.at, heldMilliseconds / 1000],
  );
  const [first] = rows;
  return first === undefined ? null : { source, runId: first.runId, projectId: first.projectId, url: first.url, results: rows };
};

/** Holds results for longer, or lets them go at once with zero. */
export const hold = (tx: Tx, ids: readonly string[], milliseconds: number): Promise<object[]> =>
  tx.query('update run_result set held_until = $2::timestamptz + make_interval(secs => $3) where id = any ($1::uuid[])', [
    ids,
    tx.at,
    milliseconds / 1000,
  ]);

/** When the next result for a tool is due; null when none waits. */
export const nextDue = async (tx: Tx, source: ExternalVendor): Promise<string | null> => {
  const [next] = await tx.query<{ at: string | null }>(
    `select min(greatest(coalesce(x.not_before, x.created_at), coalesce(x.held_until, x.created_at))) as at ${ofTool}`,
    [tx.viewer.organizationId, source],
  );
  return next?.at === null || next?.at === undefined ? null : new Date(next.at).toISOString();
};

/** What waits for a tool and does not say yet that it is not connected. */
export const unaware = async (tx: Tx, source: ExternalVendor, message: string): Promise<readonly string[]> => {
  const rows = await tx.query<{ id: string }>(
    `select x.id ${ofTool} and x.state = 'waiting' and x.message is distinct from $3 order by x.created_at, x.id limit 1000`,
    [tx.viewer.organizationId, source, message],
  );
  return rows.map(({ id }) => id);
};

type Leaving = CaseVerdicts & {
  readonly id: string;
  readonly code: string;
  readonly outcome: CaseOutcome;
  readonly testId: string;
  readonly caseId: string;
  readonly test: string;
  readonly defects: readonly string[];
};

/** Results as they leave for their test run, in the order given. */
export const readOutgoing = async (tx: Tx, ids: readonly string[], publicUrl: string): Promise<readonly OutgoingResult[]> => {
  const rows = await tx.query<Leaving>(
    `select x.id, c.code, x.outcome, t.id as "testId", c.id as "caseId", t.code as test, verdicts.*,
       array(select distinct e.remote_key from issue_test_case k join issue_export e on e.issue_id = k.issue_id
         where k.test_case_id = c.id and e.remote_key is not null and e.state in ${oneOf(arrivedExportStates)} order by 1) as defects
     from unnest($1::uuid[]) with ordinality given (id, place) join run_result x on x.id = given.id
       join test_case c on c.id = x.test_case_id join test t on t.id = x.test_id
       cross join lateral (select ${verdictColumns} from case_result r where r.test_case_id = c.id and ${isCounted}) verdicts
     order by given.place`,
    [ids],
  );
  return rows.map(({ id, code, outcome, testId, caseId, test, defects, passed, blocked, failed }) => ({
    mark: id,
    code,
    outcome,
    defects,
    comment: commentOf({
      mark: id,
      test,
      verdicts: { passed, blocked, failed },
      url: `${publicUrl}/results/${testId}/test-case/${caseId}`,
      defects,
    }),
  }));
};

/** Why a test case gets no result in its run. */
export const unknownCase = ({ runId }: Batch, tool: string, { code }: DueResult): string => runResultTexts.noCase(tool, runId, code);
