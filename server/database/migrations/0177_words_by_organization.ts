import { sql, type Kysely } from 'kysely';

/** A search reads rows of one organization: the index gives those of it alone, where letters that few words hold stand in rows of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index issue_words;
    create index issue_words on issue using gin (organization_id, (title || ' ' || code) gin_trgm_ops);
  `.execute(db);
}
