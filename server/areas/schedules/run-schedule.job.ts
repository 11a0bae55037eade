import type { Pool } from 'pg';
import { can } from '#machines/lib/lifecycle.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import type { Clock } from '#server/workflow/clock.ts';
import { each } from '#server/workflow/chores.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { notify } from '#server/workflow/notify.ts';
import { NotFound } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Tx } from '#server/workflow/transaction.ts';
import { addRun, keepLaunched, parentOf } from './schedule.store.ts';

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

/** Null where a test manager has to launch it. */
const launchOne = async ({ tx, enqueue, launching }: Running, { testId }: Run, id: string, wire: unknown): Promise<string | null> => {
  const { row } = await lock(tx, subjects.advancedTest, id);
  if (!row.autoLaunchingEnabled) return null;
  const isNew = row.autoLaunchStatus === 'ready_to_launch' || row.autoLaunchStatus === 'requires_manual_evaluation';
  const type = isNew ? ('launch.evaluate' as const) : ('launch.repeat' as const);
  const { failedConditions, launch } = await launching.evaluate({ tx, enqueue, operation, type }, { testId, id, wire }, true);
  return failedConditions.length === 0 ? launch() : null;
};

const perform = async (running: Running, run: Run, name: string): Promise<void> => {
  const { tx, launching } = running;
  let left = 0;
  for (const { id, wire } of await launching.testsOf(tx, run.testId)) {
    if (!(await addRun(tx, run, id))) continue;
    const launched = await launchOne(running, run, id, wire);
    if (launched === null) left += 1;
    else await keepLaunched(tx, run, id, launched);
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

/**
 * A missed run is made up for once. The schedule's row is locked and all is written in one transaction, so that no second worker performs
 * it again.
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
      const { name, hasEnded } = await parentOf(tx, testId);
      if (hasEnded) {
        await advance(tx, subjects.schedule, scheduleId, { type: 'schedule.finish' }, { operation });
        return;
      }
      const { before, after } = await advance(tx, subjects.schedule, scheduleId, event, { operation });
      await perform({ tx, enqueue, launching }, { scheduleId, runAt: before.nextRunAt, testId }, name);
      await enqueue(tx, 'run-schedule', { organizationId, scheduleId }, { startAt: after.nextRunAt });
    })
    .catch((error: unknown) => {
      if (!(error instanceof NotFound)) throw error;
    });

type Due = { readonly id: string; readonly organization_id: string };

/** Performs due runs whose job was lost or came while the server was down. */
export const runDueSchedules =
  (enqueue: Enqueue, launching: Launching) =>
  async ({ owner, database, clock }: { readonly owner: Pool; readonly database: Database; readonly clock: Clock }): Promise<void> => {
    const { rows } = await owner.query<Due>(
      `select id, organization_id from schedule where state = 'active' and next_run_at <= $1 order by next_run_at limit 200`,
      [clock.now()],
    );
    await each(rows, ({ id, organization_id }) =>
      runSchedule({ database, enqueue, launching }, { organizationId: organization_id, scheduleId: id }),
    );
  };
