import { GraphQLError } from 'graphql';
import type { AuthorizationRow } from '#schema/authorization/rows.ts';
import { record } from '../workflow/audit.ts';
import type { Tx } from '../workflow/transaction.ts';
import type { RequestContext } from './context.ts';

const refused = (tx: Tx, operation: string, errors: readonly unknown[]): Promise<void> =>
  record(tx, { operation, entity: 'call', entityId: null, after: { errors }, outcome: 'refused' });

export const recordRefusal = async (tx: Tx, row: AuthorizationRow, operation: string, errors: readonly unknown[]): Promise<void> => {
  if (row.silent !== true) await refused(tx, operation, errors);
};

const denials: readonly unknown[] = ['FORBIDDEN', 'NOT_FOUND'];

/** Audits a write refused by role or scope, silent or not, without naming the id. */
export const recordDenial = async (context: RequestContext, row: AuthorizationRow, operation: string, error: unknown): Promise<void> => {
  if (!(error instanceof GraphQLError)) return;
  const { code } = error.extensions;
  if (row.silent === true && !denials.includes(code)) return;
  await context.database.write(context.viewer, (tx) => refused(tx, operation, [{ code }]));
};
