import type { Tx } from './transaction.ts';

const runs = (alias: string): string => `${alias}.is_operator and ${alias}.state = 'active'
  and exists (select from organization live where live.id = ${alias}.organization_id and live.deleted_at is null)`;

/** SQL that says whether nobody but the person by an alias runs the installation. */
export const isOnlyOperator = (alias: string): string =>
  `(${runs(alias)} and not exists (select from organization_user another where another.id <> ${alias}.id and ${runs('another')}))`;

/** SQL that says whether nobody runs the installation who works outside the organization by an alias. */
export const hasAllOperators = (alias: string): string =>
  `not exists (select from organization_user another where another.organization_id <> ${alias}.id and ${runs('another')})`;

/** Makes whatever may leave the installation without an operator wait for what else may: two who remove each other see one another. */
export const holdOperators = async (tx: Tx): Promise<void> => {
  await tx.query(`select pg_advisory_xact_lock(hashtext('operators'))`);
};
