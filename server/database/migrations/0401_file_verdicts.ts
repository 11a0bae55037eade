import { sql, type Kysely } from 'kysely';

/** What a virus scanner said of a stored file: the name of what it found, or nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_verdict (
      storage_key text primary key,
      found text,
      judged_at timestamptz not null default now()
    );
  `.execute(db);
}
