import { randomUUID } from 'node:crypto';
import { idLists } from '#schema/rules/launch/requested-test-input.ts';
import type { RequestedTestInput, TargetingGroupInput } from '#schema/rules/launch/requested-test-input.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { Work } from '#server/api/mutation.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { insertAll } from '#server/workflow/insert.ts';
import { announce } from '#server/workflow/outbox.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { nextTestNumber } from '#server/workflow/test-number.ts';
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

/** Adds the tests of a request, in order, with their targeting groups. */
export const insertRequestedTests = async (tx: Tx, placed: Placed, tests: readonly RequestedTestInput[]): Promise<void> => {
  const rows = tests.map((one, index) => requestedTestRow(tx, placed, one, index));
  await insertAll(tx, 'requested_test', rows);
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
