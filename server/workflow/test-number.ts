import type { Tx } from './transaction.ts';

/** The row lock keeps numbers unique; a rollback returns its number. */
export const nextTestNumber = async (tx: Tx): Promise<{ readonly number: number; readonly code: string }> => {
  const [row] = await tx.query<{ number: number; code: string }>(
    `update organization set last_test_number = last_test_number + 1 where id = $1 returning last_test_number as number, short_code || '-' || last_test_number as code`,
    [tx.viewer.organizationId],
  );
  if (row === undefined) throw new Error('the organization of the transaction is gone');
  return row;
};
