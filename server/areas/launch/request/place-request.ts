import { randomUUID } from 'node:crypto';
import { idLists } from '#schema/rules/launch/requested-test.ts';
import type { TargetingGroupInput } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { creditsOf } from '#schema/rules/launch/estimate.ts';
import { sentEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { Work } from '#server/api/mutation.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { insertAll } from '#server/workflow/insert.ts';
import { demandAllowed, holdCredits, lockLaunches } from '#server/workflow/launch-allowance.ts';
import { askApproval, waitOf, wordsOf } from '#server/workflow/launch-approval.ts';
import type { Wait } from '#server/workflow/launch-approval.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse } from '#server/workflow/refused.ts';
import { pricesOf, totalOf } from '#server/workflow/request-price.ts';
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

/** Refuses what the hour or the credits do not suffice for; what waits for approval takes nothing of either. */
const demandRoom = async ({ tx, context }: Work, tests: number, price: number): Promise<Wait | null> => {
  await lockLaunches(tx);
  const wait = await waitOf(tx, price);
  await demandAllowed(tx, context.services.launchFactor, { tests: Math.max(1, tests), price, isWaiting: wait !== null });
  return wait;
};

/** Judges a request before anything of it is written: refused, launched, or with what it waits for. */
export const demandPlaces = (work: Work, tests: readonly RequestedTestInput[]): Promise<Wait | null> =>
  demandRoom(
    work,
    tests.length,
    tests.reduce((sum, test) => sum + priceOf(test), 0),
  );

const holdPrices = (tx: Tx, testId: string, prices: Awaited<ReturnType<typeof pricesOf>>): Promise<void> =>
  holdCredits(
    tx,
    prices.map(({ id, amount }) => ({ testId, requestedTestId: id, amount })),
  );

/** The same for tests that came along from an earlier one: refused, nothing of them stays. Says how many they are. */
export const takePlaces = async (work: Work, { testId }: Placed): Promise<{ readonly tests: number; readonly wait: Wait | null }> => {
  const prices = await pricesOf(work.tx, testId);
  const wait = await demandRoom(work, prices.length, totalOf(prices));
  if (wait === null) await holdPrices(work.tx, testId, prices);
  return { tests: prices.length, wait };
};

/** Adds the tests of a request, in order, with their targeting groups and the credits that are held for them; what waits holds none. */
export const insertRequestedTests = async (
  tx: Tx,
  placed: Placed,
  tests: readonly RequestedTestInput[],
  wait: Wait | null,
): Promise<void> => {
  const rows = tests.map((one, index) => requestedTestRow(tx, placed, one, index));
  await insertAll(tx, 'requested_test', rows);
  if (wait === null)
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
  readonly wait: Wait | null;
  /** Whether there is a draft that the launch can be taken back to: what it sets off waits as long as that is possible. */
  readonly isHeld?: boolean;
  /** What else the audit trail tells. */
  readonly told?: Columns;
};

type Launched = { readonly testId: string; readonly told: Columns; readonly tests: number; readonly isHeld: boolean };

const goOut = async ({ tx, operation, context }: Work, { testId, told, tests, isHeld }: Launched): Promise<void> => {
  await record(tx, { operation, entity: 'test', entityId: testId, event: 'request.launch', after: told });
  await announce(tx, { topic: 'test', testId, entityId: testId, payload: { launched: true } });
  if (tests > 0 && context.person.flags.has('autoLaunchingEnabled'))
    await context.services.enqueue(
      tx,
      'evaluate-request',
      { organizationId: tx.viewer.organizationId, testId },
      isHeld ? { startAt: new Date(Date.parse(tx.at) + launchLimits.heldSeconds * 1_000).toISOString() } : {},
    );
};

/** Submits a request whose rows are written: its test waits for its hour, everybody hears of it, and what can start by itself is looked at; or it waits for approval, and only those who may give that hear of it. */
export const submitRequest = async (work: Work, placed: Placed, { name, tests, startsAt, wait, isHeld = false, told = {} }: Submission) => {
  const { tx, operation } = work;
  const { requestId, testId, code } = placed;
  await advance(tx, subjects.customerRequest, requestId, { type: 'request.submit', testId }, { operation });
  if (startsAt !== null) await advance(tx, subjects.testWindow, testId, { type: 'window.schedule', scheduleAt: startsAt }, { operation });
  const result = { id: testId, name, code, url: `/results/${testId}`, approvalId: null, waitsFor: null };
  if (wait === null) {
    await goOut(work, { testId, told: { code, name, tests, ...told }, tests, isHeld });
    return result;
  }
  const asked = { kind: 'request', name, testId, customerRequestId: requestId, hasDraft: isHeld } as const;
  const approvalId = await askApproval(tx, asked, wait, operation);
  await announce(tx, { topic: 'test', testId, entityId: testId });
  return { ...result, approvalId, waitsFor: wordsOf(wait, tx.viewer.userId) };
};

/** Launches a request that was approved: its credits are held now, and what can start by itself is looked at. */
export const launchApproved = async (work: Work, testId: string, amount: number): Promise<void> => {
  const { tx, context } = work;
  const prices = await pricesOf(tx, testId);
  const price = totalOf(prices);
  if (price > amount) refuse('stale_object', 'This takes more by now than was asked for. It has to be asked for again.', 'amount');
  await demandAllowed(tx, context.services.launchFactor, { tests: Math.max(1, prices.length), price });
  await holdPrices(tx, testId, prices);
  const [test] = await tx.query<{ code: string; name: string }>('select code, name from test where id = $1', [testId]);
  await goOut(work, { testId, told: { ...test, tests: prices.length }, tests: prices.length, isHeld: false });
};
