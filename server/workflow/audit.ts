import { createHash } from 'node:crypto';
import type { Origin, Tx } from './transaction.ts';

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
  insert into audit (organization_id, at, user_id, on_behalf_of_user_id, role, operation, entity, entity_id, event, before, after, outcome, version, takes_back, source, address, device, session, token)
  select $1, $2, $3, $4, $5, e.operation, e.entity, e.entity_id, e.event, e.before, e.after, e.outcome, e.version, e.takes_back, $7, $8, $9, $10, $11
  from jsonb_to_recordset($6::jsonb) as e (operation text, entity text, entity_id uuid, event text, before jsonb, after jsonb, outcome text, version integer, takes_back integer)`;

const system: Origin = { source: 'system', address: null, device: null, session: null };

export const originValues = (origin: Origin | null): readonly (string | null)[] => [
  origin?.source ?? null,
  origin?.address ?? null,
  origin?.device ?? null,
  origin?.session ?? null,
];

/** Of a sign-in: the same for all its lines, and of no use to whoever reads it. */
export const sessionMark = (sid: string | null): string | null =>
  sid === null ? null : createHash('sha256').update(sid).digest('hex').slice(0, 12);

/** In the changes' transaction, in one statement. */
export const recordAll = async (tx: Tx, entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  const { organizationId, userId, onBehalfOfUserId, role, origin } = tx.viewer;
  const rows = entries.map(({ entityId, takesBack, outcome = 'done', ...entry }) => ({
    ...entry,
    entity_id: entityId,
    takes_back: takesBack,
    outcome,
  }));
  const from = originValues(origin ?? (role === 'system' ? system : null));
  await tx.query(append, [
    organizationId,
    tx.at,
    userId,
    onBehalfOfUserId ?? null,
    role,
    JSON.stringify(rows),
    ...from,
    origin?.token ?? null,
  ]);
};

export const record = (tx: Tx, entry: AuditEntry): Promise<void> => recordAll(tx, [entry]);

export type PersonalLine = {
  /** Null where nobody was found. */
  readonly userId: string | null;
  readonly event: string;
  readonly origin: Origin;
  readonly onBehalfOfUserId?: string | null;
  readonly outcome?: 'done' | 'refused';
  readonly after?: unknown;
};

type Owner = { readonly query: (text: string, values?: unknown[]) => Promise<unknown> };

/** Of signing in and out, which happens before there is a viewer; by the owner. What was typed for an account that is not there is left out: it may be a password. */
export const recordOfPerson = async (
  owner: Owner,
  { userId, event, origin, onBehalfOfUserId, outcome, after }: PersonalLine,
): Promise<void> => {
  await owner.query(
    `insert into audit (organization_id, at, user_id, on_behalf_of_user_id, role, operation, entity, entity_id, event, after, outcome, source, address, device, session)
     select u.organization_id, now(), $1::uuid, $2::uuid, coalesce(u.role, 'nobody'), 'session', 'session', $1::uuid, $3, $4::jsonb, $5, $6, $7, $8, $9
     from (select 1) one left join organization_user u on u.id = $1::uuid`,
    [
      userId,
      onBehalfOfUserId ?? null,
      event,
      after === undefined ? null : JSON.stringify(after),
      outcome ?? 'done',
      ...originValues(origin),
    ],
  );
};
