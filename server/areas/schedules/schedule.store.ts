import type { Tx } from '#server/workflow/transaction.ts';
import { endedWindowStatuses } from '#schema/vocabulary/test.ts';
import { oneOf } from '#server/database/sql.ts';

type Run = { readonly scheduleId: string; readonly runAt: string };

/** Claims one requested test of a run by its natural key; false when it is claimed already. */
export const addRun = async (tx: Tx, { scheduleId, runAt }: Run, requestedTestId: string): Promise<boolean> => {
  const added = await tx.query(
    `insert into schedule_run (organization_id, schedule_id, run_at, requested_test_id, performed_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning run_at`,
    [tx.viewer.organizationId, scheduleId, runAt, requestedTestId, tx.at],
  );
  return added.length > 0;
};

export const keepLaunched = async (tx: Tx, { scheduleId, runAt }: Run, requestedTestId: string, testId: string): Promise<void> => {
  await tx.query('update schedule_run set test_id = $4 where schedule_id = $1 and run_at = $2 and requested_test_id = $3', [
    scheduleId,
    runAt,
    requestedTestId,
    testId,
  ]);
};

export const parentOf = async (tx: Tx, testId: string): Promise<{ readonly name: string; readonly hasEnded: boolean }> => {
  const [row] = await tx.query<{ name: string; hasEnded: boolean }>(
    `select name, window_status in ${oneOf(endedWindowStatuses)} as "hasEnded" from test where id = $1`,
    [testId],
  );
  if (row === undefined) throw new Error('the test of the schedule is gone');
  return row;
};
