import type { EnqueueOptions, Enqueuing, JobName, Jobs } from './jobs.ts';

/** Puts jobs of one kind into the queue in one statement, within the transaction that wants them. */
export type EnqueueAll = <Name extends JobName>(tx: Enqueuing, name: Name, all: readonly Jobs[Name][]) => Promise<void>;

/** Puts a job into the queue within the transaction that wants it. */
export type Enqueue = <Name extends JobName>(tx: Enqueuing, name: Name, data: Jobs[Name], options?: EnqueueOptions) => Promise<void>;
