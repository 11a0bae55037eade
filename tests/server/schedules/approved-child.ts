import { appPool } from '#server/database/pool.ts';
import { runApproved } from '#server/areas/schedules/run-schedule.job.ts';
import { launching } from '#server/work.ts';
import { databaseOver } from '#server/workflow/transaction.ts';

const [url = '', at = '', organizationId = '', launchApprovalId = ''] = process.argv.slice(2);
const pool = appPool(url, 2);

/** Launches the first test of an approved run, says so, and waits there to be killed. */
await runApproved(
  {
    database: databaseOver(pool, { now: () => new Date(at) }),
    enqueue: () => Promise.resolve(),
    launching: {
      ...launching,
      evaluate: async (...by) => {
        const evaluated = await launching.evaluate(...by);
        const launch = async () => {
          await evaluated.launch();
          process.stdout.write('launched\n');
          await new Promise((resolve) => setTimeout(resolve, 600_000));
          return '';
        };
        return { ...evaluated, launch };
      },
    },
  },
  { organizationId, launchApprovalId },
);
