import type { EnqueueOptions, JobName, Jobs } from './jobs.ts';
import type { Tx } from './transaction.ts';

/** Puts a job into the queue within the transaction that wants it. */
export type Enqueue = <Name extends JobName>(
  tx: Pick<Tx, 'query'>,
  name: Name,
  data: Jobs[Name],
  options?: EnqueueOptions,
) => Promise<void>;
