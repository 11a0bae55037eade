import type { EnqueueOptions, Enqueuing, JobName, Jobs } from './jobs.ts';

/** In one statement, within the transaction. */
export type EnqueueAll = <Name extends JobName>(tx: Enqueuing, name: Name, all: readonly Jobs[Name][]) => Promise<void>;

/** Within the transaction. */
export type Enqueue = <Name extends JobName>(tx: Enqueuing, name: Name, data: Jobs[Name], options?: EnqueueOptions) => Promise<void>;
