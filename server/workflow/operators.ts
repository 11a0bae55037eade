import type { Tx } from './transaction.ts';

const runs = (alias: string): string => `${alias}.is_operator and ${alias}.state = 'active'
  and exists (select from organization live where live.id = ${alias}.organization_id and live.deleted_at is null)`;

/** SQL: nobody else is an operator. */
export const isOnlyOperator = (alias: string): string =>
  `(${runs(alias)} and not exists (select from organization_user another where another.id <> ${alias}.id and ${runs('another')}))`;

/** SQL: no operator works outside the organization. */
export const hasAllOperators = (alias: string): string =>
  `not exists (select from organization_user another where another.organization_id <> ${alias}.id and ${runs('another')})`;

/** Serializes removals of operators: two who remove each other would otherwise leave none. */
export const holdOperators = async (tx: Tx): Promise<void> => {
  await tx.query(`select pg_advisory_xact_lock(hashtext('operators'))`);
};
