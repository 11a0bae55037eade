import { sql, type Kysely } from 'kysely';

/** A crowd system may tell how long a tester worked on a result; where it does not, that is null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table case_result add column minutes_spent integer check (minutes_spent between 0 and 10080);').execute(db);
}
