import type { Tx } from './transaction.ts';

export type AuditEntry = {
  readonly operation: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly event?: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly outcome?: 'done' | 'refused';
  /** Made by the change. */
  readonly version?: number;
  /** The version whose change was undone. */
  readonly takesBack?: number | null;
};

const append = `
  insert into audit (organization_id, at, user_id, on_behalf_of_user_id, role, operation, entity, entity_id, event, before, after, outcome, version, takes_back)
  select $1, $2, $3, $4, $5, e.operation, e.entity, e.entity_id, e.event, e.before, e.after, e.outcome, e.version, e.takes_back
  from jsonb_to_recordset($6::jsonb) as e (operation text, entity text, entity_id uuid, event text, before jsonb, after jsonb, outcome text, version integer, takes_back integer)`;

/** In the changes' transaction, in one statement. */
export const recordAll = async (tx: Tx, entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  const { organizationId, userId, onBehalfOfUserId, role } = tx.viewer;
  const rows = entries.map(({ entityId, takesBack, outcome = 'done', ...entry }) => ({
    ...entry,
    entity_id: entityId,
    takes_back: takesBack,
    outcome,
  }));
  await tx.query(append, [organizationId, tx.at, userId, onBehalfOfUserId ?? null, role, JSON.stringify(rows)]);
};

export const record = (tx: Tx, entry: AuditEntry): Promise<void> => recordAll(tx, [entry]);
