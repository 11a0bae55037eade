import { announceAll } from './outbox.ts';
import type { Tx } from './transaction.ts';

/** Marks what nobody has read yet, and leaves an event for each: the mark is one for all of an organization. */
export const tellRead = async (tx: Tx, table: 'issue' | 'case_result', ids: readonly string[]): Promise<void> => {
  const read = await tx.query<{ id: string; testId: string }>(
    `update ${table} set was_read = true where id = any ($1::uuid[]) and not was_read returning id, test_id as "testId"`,
    [ids],
  );
  await announceAll(
    tx,
    read.map(({ id, testId }) => ({ topic: table, testId, entityId: id })),
  );
};
