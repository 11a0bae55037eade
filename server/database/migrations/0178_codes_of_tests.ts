import { sql, type Kysely } from 'kysely';

/** A test looks among those before it for its codes, which the index answers without their rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index test_case_codes on test_case (test_id, code) include (organization_id)`.execute(db);
}
