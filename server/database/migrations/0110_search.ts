import { sql, type Kysely } from 'kysely';

/** Names and codes are searched by the letters they hold, and by those that resemble them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index issue_title;
    create index issue_words on issue using gin ((title || ' ' || code) gin_trgm_ops);
    create index test_words on test using gin ((name || ' ' || code) gin_trgm_ops);
    create index test_case_words on test_case using gin ((name || ' ' || code) gin_trgm_ops);
    create index participant_words on participant using gin (full_name gin_trgm_ops);
  `.execute(db);
}
