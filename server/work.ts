import { failPublishing, publishParticipant } from './areas/results/publish.job.ts';
import { evaluateRequest, openScheduledTest } from './areas/supervised/supervised.jobs.ts';
import type { JobQueue } from './workflow/jobs.ts';
import type { Database } from './workflow/transaction.ts';

const giveUp = 'The issues of this tester could not be generated.';

/** Starts a worker for every job. */
export const startWork = async (jobs: JobQueue, database: Database): Promise<void> => {
  await jobs.work('evaluate-request', (data) => evaluateRequest(database, jobs.enqueue, data));
  await jobs.work('open-test', (data) => openScheduledTest(database, data));
  await jobs.work(
    'publish-participant',
    (data) => publishParticipant(database, data),
    (data) => failPublishing(database, data, giveUp),
  );
};
