import type { EnqueueOptions, Enqueuing, JobName, Jobs } from './jobs.ts';
import type { Tx } from './transaction.ts';

/** After the transaction that freed a slot. */
export const wakeManagement = (tx: Tx, enqueue: Enqueue, testId: string): Promise<void> =>
  enqueue(tx, 'manage-testers', { organizationId: tx.viewer.organizationId, testId }, { singletonKey: testId });

/** In one statement, within the transaction. */
export type EnqueueAll = <Name extends JobName>(tx: Enqueuing, name: Name, all: readonly Jobs[Name][]) => Promise<void>;

/** Within the transaction. */
export type Enqueue = <Name extends JobName>(tx: Enqueuing, name: Name, data: Jobs[Name], options?: EnqueueOptions) => Promise<void>;
