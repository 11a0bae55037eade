import type { Enqueue } from './effects.ts';
import type { Tx } from './transaction.ts';

/** After the transaction that freed a slot. */
export const wakeManagement = (tx: Tx, enqueue: Enqueue, testId: string): Promise<void> =>
  enqueue(tx, 'manage-testers', { organizationId: tx.viewer.organizationId, testId }, { singletonKey: testId });
