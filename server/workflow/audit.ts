import type { Tx } from './transaction.ts';

export type AuditEntry = {
  readonly operation: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly event?: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly outcome?: 'done' | 'refused';
};

/** Appends one row to the audit trail, in the transaction of the change it tells of. */
export const record = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  await tx.query(
    `insert into audit (organization_id, at, user_id, on_behalf_of_user_id, role, operation, entity, entity_id, event, before, after, outcome)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      tx.viewer.organizationId,
      tx.at,
      tx.viewer.userId,
      tx.viewer.onBehalfOfUserId ?? null,
      tx.viewer.role,
      entry.operation,
      entry.entity,
      entry.entityId,
      entry.event ?? null,
      entry.before === undefined ? null : JSON.stringify(entry.before),
      entry.after === undefined ? null : JSON.stringify(entry.after),
      entry.outcome ?? 'done',
    ],
  );
};
