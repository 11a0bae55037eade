import { launchSupervisedTestProblems } from '#schema/rules/supervised/launch-supervised-test.ts';
import type { LaunchSupervisedTestInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { demandAllowed, lockLaunches } from '#server/workflow/launch-allowance.ts';
import { askApproval, coverOf, heldFor, isUnapproved, useCover, waitOf, wordsOf } from '#server/workflow/launch-approval.ts';
import type { Wait } from '#server/workflow/launch-approval.ts';
import { refuse, Refused } from '#server/workflow/refused.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { fromInput } from './launch-input.ts';
import { launchTest, priceOfTest } from './launch-test.ts';
import type { TestToLaunch } from './launch-test.ts';
import { forgetForm } from './supervised-form.store.ts';

const demandApprovedRequest = async (tx: Tx, testId: string): Promise<void> => {
  const [request] = await tx.query<{ waits: boolean }>(`select ${isUnapproved('t.id')} as waits from test t where t.id = $1`, [testId]);
  if (request?.waits === true) refuse('invalid_state', 'This request waits for approval.');
};

type Judged = { readonly wait: Wait | null; readonly cover: string | null };

/** What the request was launched with needs no second word; more is judged as any launch, and covered by what was approved for it. */
const judge = async (tx: Tx, { parentTestId, requestedTestId }: TestToLaunch, price: number): Promise<Judged> => {
  await lockLaunches(tx);
  const held = await heldFor(tx, parentTestId, requestedTestId);
  const without = await waitOf(tx, price, requestedTestId === null ? 0 : held);
  if (without === null) return { wait: null, cover: null };
  const cover = await coverOf(tx, parentTestId, requestedTestId);
  return cover !== null && cover.left >= price ? { wait: null, cover: cover.id } : { wait: without, cover: null };
};

/** Asks once: a launch that is tried again for another amount asks for that. */
const ask = async ({ tx, operation }: Work, test: TestToLaunch, wait: Wait): Promise<void> => {
  const [asked] = await tx.query<{ id: string; isMine: boolean }>(
    `select id, asked_by = $3 as "isMine" from launch_approval
     where test_id = $1 and kind = 'test' and state = 'asked' and requested_test_id is not distinct from $2`,
    [test.parentTestId, test.requestedTestId, tx.viewer.userId],
  );
  if (asked === undefined) {
    const { name, parentTestId: testId, requestedTestId } = test;
    await askApproval(tx, { kind: 'test', name, testId, customerRequestId: null, requestedTestId }, wait, operation);
  } else if (asked.isMine) {
    const event = { type: 'approval.change', amount: wait.amount } as const;
    await advance(tx, subjects.launchApproval, asked.id, event, { operation });
  }
};

const launch = async ({ tx, operation, context }: Work, input: LaunchSupervisedTestInput) => {
  const problems = launchSupervisedTestProblems(input);
  if (problems.length > 0) throw new Refused(problems);
  const test = await fromInput(tx, input);
  await demandApprovedRequest(tx, test.parentTestId);
  const price = priceOfTest(test);
  const { wait, cover } = await judge(tx, test, price);
  if (wait !== null) refuse('approval_needed', `This ${wordsOf(wait, tx.viewer.userId)}. Launch it again once it is approved.`);
  await demandAllowed(tx, context.services.launchFactor, { tests: 1, price, requestedTestId: test.requestedTestId });
  if (cover !== null) await useCover(tx, { id: cover }, price);
  const testId = await launchTest(tx, test, { operation, enqueue: context.services.enqueue });
  await forgetForm(tx, { advancedTestId: test.parentTestId, requestedTestId: test.requestedTestId });
  await record(tx, {
    operation,
    entity: 'test',
    entityId: testId,
    event: 'test.launch',
    after: { name: test.name, parentTestId: test.parentTestId },
  });
  return { result: { testId, resultsPageUrl: `/results/${testId}`, advancedTestRequestId: test.parentTestId } };
};

/** A refusal for want of approval asks for it, in a transaction of its own: of the launch nothing is written. */
const askInstead = async (work: Work, input: LaunchSupervisedTestInput, errors: readonly FieldError[]) => {
  if (!errors.some(({ code }) => code === 'approval_needed')) return {};
  const test = await fromInput(work.tx, input);
  const { wait } = await judge(work.tx, test, priceOfTest(test));
  if (wait !== null) await ask(work, test, wait);
  return {};
};

/** Launches a test of a request, where more is spent than was launched with, once that is approved. */
export const launchSupervisedTest = mutation<LaunchSupervisedTestInput>('launchSupervisedTest', launch, { refusedWith: askInstead });
