import { sql, type Kysely } from 'kysely';

/** Auto-export keeps with each destination what an export there needs, and since when issues go there by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table auto_export_settings add column destinations jsonb not null default '[]';
    create index issue_published on issue (organization_id, published_at) include (severity, triage_status);
  `.execute(db);
}
