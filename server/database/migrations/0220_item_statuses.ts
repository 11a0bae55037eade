import { sql, type Kysely } from 'kysely';

/** What trackers say of the items that issues became; of an integration when it was asked for it last, and up to when it told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table issue_export
      add column item_state text check (item_state in ('open', 'done')),
      add column item_status text,
      add column item_status_since timestamptz;
    create index issue_export_item on issue_export (integration_id, target, remote_id) where remote_id is not null;
    create index issue_export_item_state on issue_export (organization_id, item_state, issue_id) where item_state is not null;
    alter table integration add column items_asked_at timestamptz, add column items_read_at timestamptz;
  `.execute(db);
}
