import type { Tx } from '#server/workflow/transaction.ts';
import { endedWindowStatuses } from '#schema/vocabulary/test.ts';
import { oneOf } from '#server/database/sql.ts';
import { isUnapproved } from '#server/workflow/launch-approval.ts';

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

type Parent = {
  readonly name: string;
  readonly hasEnded: boolean;
  readonly isUnapproved: boolean;
  readonly requestId: string | null;
  readonly askedBy: string | null;
};

export const parentOf = async (tx: Tx, testId: string): Promise<Parent> => {
  const [row] = await tx.query<Parent>(
    `select t.name, t.window_status in ${oneOf(endedWindowStatuses)} as "hasEnded", ${isUnapproved('t.id')} as "isUnapproved",
       t.customer_request_id as "requestId", (select r.created_by from customer_request r where r.id = t.customer_request_id) as "askedBy"
     from test t where t.id = $1`,
    [testId],
  );
  if (row === undefined) throw new Error('the test of the schedule is gone');
  return row;
};

/** Locked, so that of two workers the second finds what the first claimed. */
export const approvedRun = async (tx: Tx, approvalId: string): Promise<(Run & { readonly testId: string }) | null> => {
  const [row] = await tx.query<Run & { readonly testId: string }>(
    `select schedule_id as "scheduleId", run_at as "runAt", test_id as "testId" from launch_approval
     where id = $1 and kind = 'run' and state = 'approved' and schedule_id is not null and test_id is not null for update`,
    [approvalId],
  );
  return row ?? null;
};
