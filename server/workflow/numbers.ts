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

/** Issues count 1, 2, 3 within their test; a report's or known issue's code never looks like theirs. */
const infixes = { issue: '', report: 'R-', knownIssue: 'KI-' } as const;

type Kind = keyof typeof infixes;

export const codePrefix = (kind: Kind, testCode: string): string => `${testCode}-${infixes[kind]}`;

export const issueCode = (kind: Kind, testCode: string, number: number): string => `${codePrefix(kind, testCode)}${number}`;

/** Over SQL of the test's code and the number. */
export const issueCodeSql = (kind: Kind, testCode: string, number: string): string => `${testCode} || '-${infixes[kind]}' || ${number}`;
