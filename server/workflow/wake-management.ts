import type { Enqueue } from './effects.ts';
import type { Tx } from './transaction.ts';

/** Has the places of a test looked at once the transaction that freed one is through. */
export const wakeManagement = (tx: Tx, enqueue: Enqueue, testId: string): Promise<void> =>
  enqueue(tx, 'manage-testers', { organizationId: tx.viewer.organizationId, testId }, { singletonKey: testId });
