import { sql, type Kysely } from 'kysely';

/** Counting a test's participants whose results a customer sees reads no row: the conditions of the count and of row-level security are in the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index participant_shown on participant (organization_id, test_id, status) where published_at is not null
  `.execute(db);
}
