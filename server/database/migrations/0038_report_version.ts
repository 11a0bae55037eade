import { sql, type Kysely } from 'kysely';

/** A report of a tester moves by its chart, which counts its moves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table related_issue add column version integer not null default 1`.execute(db);
}
