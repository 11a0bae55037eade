import type { Pool } from 'pg';
import { can } from '#machines/lib/lifecycle.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import type { Clock } from '#server/workflow/clock.ts';
import { each } from '#server/workflow/chores.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { lockLaunches } from '#server/workflow/launch-allowance.ts';
import { askApproval, heldFor, useCover, waitOf } from '#server/workflow/launch-approval.ts';
import { notify } from '#server/workflow/notify.ts';
import { NotFound } from '#server/workflow/refused.ts';
import { pricesOf, totalOf } from '#server/workflow/request-price.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Tx } from '#server/workflow/transaction.ts';
import { addRun, approvedRun, keepLaunched, parentOf } from './schedule.store.ts';

const operation = 'run-schedule';

type Evaluation = {
  readonly tx: Tx;
  readonly enqueue: Enqueue;
  readonly operation: string;
  readonly type: 'launch.evaluate' | 'launch.repeat';
};
/** What a run asks of those who launch: the tests of a request, and whether each can be launched as things are now. */
export type Launching = {
  readonly testsOf: (tx: Tx, testId: string) => Promise<readonly { readonly id: string; readonly wire: unknown }[]>;
  readonly evaluate: (
    by: Evaluation,
    test: { readonly testId: string; readonly id: string; readonly wire: unknown },
    autoLaunchingEnabled: boolean,
  ) => Promise<{ readonly failedConditions: readonly unknown[]; readonly launch: () => Promise<string> }>;
};
type RunDeps = { readonly database: Database; readonly enqueue: Enqueue; readonly launching: Launching };
type Running = Omit<RunDeps, 'database'> & { readonly tx: Tx };

type Run = { readonly scheduleId: string; readonly runAt: string; readonly testId: string };
type Parent = Awaited<ReturnType<typeof parentOf>>;

/** Null where a test manager has to launch it. */
const launchOne = async ({ tx, enqueue, launching }: Running, { testId }: Run, id: string, wire: unknown): Promise<string | null> => {
  const { row } = await lock(tx, subjects.advancedTest, id);
  if (!row.autoLaunchingEnabled) return null;
  const isNew = row.autoLaunchStatus === 'ready_to_launch' || row.autoLaunchStatus === 'requires_manual_evaluation';
  const type = isNew ? ('launch.evaluate' as const) : ('launch.repeat' as const);
  const { failedConditions, launch } = await launching.evaluate({ tx, enqueue, operation, type }, { testId, id, wire }, true);
  return failedConditions.length === 0 ? launch() : null;
};

/** What was approved for a run covers what of it launches by itself, and the rest is left for test managers. */
const perform = async (running: Running, run: Run, name: string, approvalId: string | null = null): Promise<void> => {
  const { tx, launching } = running;
  const prices = new Map((await pricesOf(tx, run.testId)).map(({ id, amount }) => [id, amount]));
  let left = 0;
  for (const { id, wire } of await launching.testsOf(tx, run.testId)) {
    if (!(await addRun(tx, run, id))) continue;
    const launched = await launchOne(running, run, id, wire);
    if (launched === null) left += 1;
    else {
      await keepLaunched(tx, run, id, launched);
      if (approvalId !== null) await useCover(tx, { id: approvalId }, prices.get(id) ?? 0);
    }
  }
  if (left === 0) return;
  await notify(tx, {
    roles: ['test_manager'],
    kind: 'run_waits',
    description: `A run of ${name} is due: ${left} ${left === 1 ? 'test has' : 'tests have'} to be launched by a test manager.`,
    link: `/results/${run.testId}`,
    testId: run.testId,
  });
};

/** True where the run waits for approval from now on. What is held for the first run was approved with its request. */
const waits = async (tx: Tx, run: Run, { name, requestId, askedBy }: Parent): Promise<boolean> => {
  await lockLaunches(tx);
  const wait = await waitOf(tx, totalOf(await pricesOf(tx, run.testId)), await heldFor(tx, run.testId, null));
  if (wait === null) return false;
  await askApproval(tx, { kind: 'run', name, testId: run.testId, customerRequestId: requestId, run, askedBy }, wait, operation);
  return true;
};

/**
 * A missed run is made up for once. The schedule's row is locked and all is written in one transaction, so that no second worker performs
 * it again. A run that is due while its request waits for approval is left out.
 */
export const runSchedule = (
  { database, enqueue, launching }: RunDeps,
  { organizationId, scheduleId }: Jobs['run-schedule'],
): Promise<void> =>
  database
    .write(systemViewer(organizationId), async (tx) => {
      const { row, testId } = await lock(tx, subjects.schedule, scheduleId);
      const event = { type: 'run.perform', at: tx.at } as const;
      if (testId === null || !can(subjects.schedule.lifecycle, row, { ...event, actor: systemActor })) return;
      const parent = await parentOf(tx, testId);
      if (parent.hasEnded) {
        await advance(tx, subjects.schedule, scheduleId, { type: 'schedule.finish' }, { operation });
        return;
      }
      const { before, after } = await advance(tx, subjects.schedule, scheduleId, event, { operation });
      const run = { scheduleId, runAt: before.nextRunAt, testId };
      if (!parent.isUnapproved && !(await waits(tx, run, parent))) await perform({ tx, enqueue, launching }, run, parent.name);
      await enqueue(tx, 'run-schedule', { organizationId, scheduleId }, { startAt: after.nextRunAt });
    })
    .catch((error: unknown) => {
      if (!(error instanceof NotFound)) throw error;
    });

/** Performs a run that was approved, once: its tests are claimed under the key of the run. */
export const runApproved = (
  { database, enqueue, launching }: RunDeps,
  { organizationId, launchApprovalId }: Jobs['run-approved'],
): Promise<void> =>
  database.write(systemViewer(organizationId), async (tx) => {
    const run = await approvedRun(tx, launchApprovalId);
    if (run === null) return;
    const { name, hasEnded } = await parentOf(tx, run.testId);
    if (!hasEnded) await perform({ tx, enqueue, launching }, run, name, launchApprovalId);
  });

type Due = { readonly id: string; readonly organization_id: string };

const lostApproved = `
  select a.id, a.organization_id from launch_approval a join schedule s on s.id = a.schedule_id
  where a.kind = 'run' and a.state = 'approved' and not exists (select from schedule_run r where r.schedule_id = a.schedule_id and r.run_at = a.run_at)
  order by a.decided_at desc limit 200`;

/** Performs due and approved runs whose job was lost or came while the server was down. */
export const runDueSchedules =
  (enqueue: Enqueue, launching: Launching) =>
  async ({ owner, database, clock }: { readonly owner: Pool; readonly database: Database; readonly clock: Clock }): Promise<void> => {
    const deps = { database, enqueue, launching };
    const { rows } = await owner.query<Due>(
      `select id, organization_id from schedule where state = 'active' and next_run_at <= $1 order by next_run_at limit 200`,
      [clock.now()],
    );
    await each(rows, ({ id, organization_id }) => runSchedule(deps, { organizationId: organization_id, scheduleId: id }));
    const { rows: approved } = await owner.query<Due>(lostApproved);
    await each(approved, ({ id, organization_id }) => runApproved(deps, { organizationId: organization_id, launchApprovalId: id }));
  };
