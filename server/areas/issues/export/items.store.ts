import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { ItemStatus } from '#server/vendors/tracker.ts';
import { announceAll } from '#server/workflow/outbox.ts';
import type { Tx } from '#server/workflow/transaction.ts';

export type ItemPlace = {
  readonly target: string;
  readonly code: TrackerCode;
  readonly params: Readonly<Record<string, unknown>>;
  readonly ids: readonly string[];
  readonly since: string;
};

/** Exports x whose items are watched; `now` is SQL. */
export const watched = (now: string): string =>
  `x.remote_id is not null and x.created_at > ${now}::timestamptz - interval '${limits.retentionMonths} months'`;

const places = `
  select x.target, j.destination as code, (array_agg(j.params order by j.created_at desc))[1] as params, array_agg(distinct x.remote_id) as ids,
    least(coalesce(i.items_read_at, min(x.created_at)),
      min(x.created_at) filter (where x.item_state is null and x.created_at > $3::timestamptz - interval '1 day')) as since
  from integration i join issue_export x on x.integration_id = i.id join export_job j on j.id = x.export_job_id
  where i.id = $1 and i.organization_id = $2 and ${watched('$3')}
  group by i.id, x.target, j.destination order by x.target`;

/** An item that became known late is read from its export on. */
export const placesOf = async (tx: Tx, integrationId: string): Promise<readonly ItemPlace[]> => {
  const rows = await tx.query<ItemPlace>(places, [integrationId, tx.viewer.organizationId, tx.at]);
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
};

const kept = `
  with said as (select * from jsonb_to_recordset($4::jsonb) as s (id text, url text, state text, name text)),
  changed as (
    update issue_export x set item_state = said.state, item_status = said.name, item_status_since = $3 from said
    where x.integration_id = $1 and x.target = $2 and x.remote_id = said.id and x.remote_url = said.url and x.organization_id = $5
      and (x.item_state, x.item_status) is distinct from (said.state, said.name) returning x.issue_id)
  select distinct i.id, i.test_id as "testId" from changed join issue i on i.id = changed.issue_id`;

const longestName = 100;
const named = (name: string): string => [...name.toWellFormed().replaceAll('\0', '')].slice(0, longestName).join('');

/** Saves changed statuses and publishes an event for the issues. */
export const keepStatuses = async (
  tx: Tx,
  integrationId: string,
  target: string,
  statuses: ReadonlyMap<string, ItemStatus>,
): Promise<void> => {
  const said = [...statuses].map(([id, { url, state, name }]) => ({ id, url, state, name: named(name) }));
  const issues = await tx.query<{ id: string; testId: string }>(kept, [
    integrationId,
    target,
    tx.at,
    JSON.stringify(said),
    tx.viewer.organizationId,
  ]);
  await announceAll(
    tx,
    issues.map(({ id, testId }) => ({ topic: 'issue', testId, entityId: id })),
  );
};

export const noteRead = (tx: Tx, integrationId: string, at: string): Promise<object[]> =>
  tx.query('update integration set items_read_at = $2 where id = $1 and organization_id = $3', [
    integrationId,
    at,
    tx.viewer.organizationId,
  ]);
