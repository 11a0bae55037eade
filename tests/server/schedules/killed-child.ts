import { appPool } from '#server/database/pool.ts';
import { runSchedule } from '#server/areas/schedules/run-schedule.job.ts';
import { launching } from '#server/work.ts';
import { databaseOver } from '#server/workflow/transaction.ts';

const [url = '', at = '', organizationId = '', scheduleId = ''] = process.argv.slice(2);
const pool = appPool(url, 2);

/** Performs a run up to its last statement, says so, and waits there to be killed. */
await runSchedule(
  {
    database: databaseOver(pool, { now: () => new Date(at) }),
    launching,
    enqueue: async (tx, name) => {
      if (name !== 'run-schedule') return;
      const [made] = await tx.query<{ count: number }>('select count(*)::int as count from schedule_run where test_id is not null');
      process.stdout.write(`made ${made?.count ?? 0}\n`);
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    },
  },
  { organizationId, scheduleId },
);
