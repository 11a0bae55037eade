import type { Tx } from './transaction.ts';

/**
 * Takes the next number of the organization's tests. It is taken for good before the launch is written: under the lock of one transaction
 * all launches of an organization would wait for each other. A launch that then fails leaves a gap.
 */
export const nextTestNumber = async (tx: Tx): Promise<{ readonly number: number; readonly code: string }> => {
  const [row] = await tx.apart<{ number: number; code: string }>(
    `update organization set last_test_number = last_test_number + 1 where id = $1 returning last_test_number as number, short_code || '-' || last_test_number as code`,
    [tx.viewer.organizationId],
  );
  if (row === undefined) throw new Error('the organization of the transaction is gone');
  return row;
};
