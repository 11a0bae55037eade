import { randomUUID } from 'node:crypto';
import { idLists } from '#schema/rules/launch/requested-test.ts';
import type { TargetingGroupInput } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { creditsOf, creditsOfGroups } from '#schema/rules/launch/estimate.ts';
import { sentEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import type { TestEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { Work } from '#server/api/mutation.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { insertAll } from '#server/workflow/insert.ts';
import { demandAllowed, holdCredits } from '#server/workflow/launch-allowance.ts';
import { announce } from '#server/workflow/outbox.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { nextTestNumber } from '#server/workflow/numbers.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { referenceNumbers } from '../../../matching/wishes.ts';

/** A request and the advanced test it becomes, by their ids and the number that was taken for them. */
export type Placed = { readonly requestId: string; readonly testId: string; readonly code: string; readonly number: number };

type Columns = Readonly<Record<string, unknown>>;

/** Takes ids and the next number for a request. */
export const placeRequest = async (tx: Tx, requestId: string = randomUUID()): Promise<Placed> => ({
  requestId,
  testId: randomUUID(),
  ...(await nextTestNumber(tx)),
});

/** Adds a request of the caller that waits to be submitted. */
export const insertRequest = (tx: Tx, requestId: string, columns: Columns & { readonly name: string }): Promise<void> =>
  insertAll(tx, 'customer_request', [
    {
      id: requestId,
      organizationId: tx.viewer.organizationId,
      createdBy: tx.viewer.userId,
      state: 'draft',
      version: 1,
      step: '',
      formValues: {},
      createdAt: tx.at,
      savedAt: tx.at,
      ...columns,
    },
  ]);

type AdvancedTest = { readonly test: Columns & { readonly name: string }; readonly details: Columns };

/** Adds the advanced test of a request: what every test has, and what only advanced tests have. */
export const insertAdvancedTest = async (tx: Tx, placed: Placed, { test, details }: AdvancedTest): Promise<void> => {
  const { requestId, testId, code, number } = placed;
  const { organizationId } = tx.viewer;
  const common = { kind: 'advanced', number, code, windowStatus: 'prep', customerRequestId: requestId, version: 1, createdAt: tx.at };
  await insertAll(tx, 'test', [{ id: testId, organizationId, ...common, desiredOutcomes: [], ...test }]);
  await insertAll(tx, 'advanced_test', [{ testId, organizationId, capabilities: [], ...details }]);
};

const requestedTestRow = (tx: Tx, { testId, code }: Placed, input: RequestedTestInput, index: number) => {
  const { targetingGroups: _, videoRequired, ...columns } = input;
  return {
    ...columns,
    id: randomUUID(),
    organizationId: tx.viewer.organizationId,
    testId,
    position: index + 1,
    testCycleCode: `${code}-${index + 1}`,
    videoRequired: videoRequired === true,
    autoLaunchStatus: 'ready_to_launch',
    failedConditions: [],
    createdAt: tx.at,
    version: 1,
  };
};

const groupRows = (tx: Tx, requestedTestId: string, groups: readonly TargetingGroupInput[]) =>
  groups.map((group, index) => ({
    organizationId: tx.viewer.organizationId,
    id: randomUUID(),
    requestedTestId,
    position: index + 1,
    ...Object.fromEntries(Object.values(idLists).map((key) => [key, referenceNumbers(group[key])])),
  }));

const priceOf = (test: RequestedTestInput): number => creditsOf(sentEstimateInput(test));

/** Refuses a request whose tests the hour or the credits do not suffice for, before anything of it is written. */
export const demandPlaces = ({ tx, context }: Work, tests: readonly RequestedTestInput[]): Promise<void> =>
  demandAllowed(tx, context.services.launchFactor, {
    tests: Math.max(1, tests.length),
    price: tests.reduce((sum, test) => sum + priceOf(test), 0),
  });

type Copied = Pick<TestEstimateInput, 'activity' | 'testCasesCount' | 'videoCasesCount' | 'resultsPerTestCase'> & {
  readonly id: string;
  readonly groups: number;
};

const copied = (tx: Tx, testId: string): Promise<readonly Copied[]> =>
  tx.query<Copied>(
    `select q.id, q.activity, cases as "testCasesCount", q.number_of_results_per_test_case_needed as "resultsPerTestCase",
       case when not coalesce(q.video_required, false) then 0 when q.video_requirement_strategy = 'session' then greatest(cases, 1) else filmed end as "videoCasesCount",
       (select count(*)::int from targeting_group g where g.requested_test_id = q.id) as groups
     from requested_test q, lateral (
       select count(*)::int as cases, (count(*) filter (where (one->>'requireVideoAttachment')::boolean))::int as filmed
       from jsonb_array_elements(q.test_cases) one
     ) c where q.test_id = $1`,
    [testId],
  );

/** The same for tests that came along from an earlier one: refused, nothing of them stays. Gives how many they are. */
export const takePlaces = async ({ tx, context }: Work, { testId }: Placed): Promise<number> => {
  const tests = await copied(tx, testId);
  const prices = tests.map(({ groups, ...test }) => creditsOfGroups(test, groups));
  const price = prices.reduce((sum, one) => sum + one, 0);
  await demandAllowed(tx, context.services.launchFactor, { tests: Math.max(1, tests.length), price });
  await holdCredits(
    tx,
    tests.map(({ id }, index) => ({ testId, requestedTestId: id, amount: prices[index] ?? 0 })),
  );
  return tests.length;
};

/** Adds the tests of a request, in order, with their targeting groups and the credits that are held for them. */
export const insertRequestedTests = async (tx: Tx, placed: Placed, tests: readonly RequestedTestInput[]): Promise<void> => {
  const rows = tests.map((one, index) => requestedTestRow(tx, placed, one, index));
  await insertAll(tx, 'requested_test', rows);
  await holdCredits(
    tx,
    tests.map((test, index) => ({ testId: placed.testId, requestedTestId: rows[index]?.id ?? null, amount: priceOf(test) })),
  );
  await insertAll(
    tx,
    'targeting_group',
    rows.flatMap((row, index) => groupRows(tx, row.id, tests[index]?.targetingGroups ?? [])),
  );
};

type Submission = {
  readonly name: string;
  readonly tests: number;
  readonly startsAt: string | null;
  /** Whether there is a draft that the launch can be taken back to: what it sets off waits as long as that is possible. */
  readonly isHeld?: boolean;
  /** What else the audit trail tells. */
  readonly told?: Columns;
};

/** Submits a request whose rows are written: its test waits for its hour, everybody hears of it, and what can start by itself is looked at. */
export const submitRequest = async (
  { tx, operation, context }: Work,
  placed: Placed,
  { name, tests, startsAt, isHeld = false, told = {} }: Submission,
) => {
  const { requestId, testId, code } = placed;
  await advance(tx, subjects.customerRequest, requestId, { type: 'request.submit', testId }, { operation });
  if (startsAt !== null) await advance(tx, subjects.testWindow, testId, { type: 'window.schedule', scheduleAt: startsAt }, { operation });
  await record(tx, { operation, entity: 'test', entityId: testId, event: 'request.launch', after: { code, name, tests, ...told } });
  await announce(tx, { topic: 'test', testId, entityId: testId, payload: { launched: true } });
  if (tests > 0 && context.person.flags.has('autoLaunchingEnabled'))
    await context.services.enqueue(
      tx,
      'evaluate-request',
      { organizationId: tx.viewer.organizationId, testId },
      isHeld ? { startAt: new Date(Date.parse(tx.at) + launchLimits.heldSeconds * 1_000).toISOString() } : {},
    );
  return { id: testId, name, code, url: `/results/${testId}` };
};
