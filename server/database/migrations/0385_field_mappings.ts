import { sql, type Kysely } from 'kysely';

/** What fields of work items are filled with, and what the places of a tracker lacked when it was last asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table integration
      add column field_mappings jsonb not null default '{}',
      add column drift jsonb not null default '[]',
      add column drift_checked_at timestamptz;
  `.execute(db);
}
