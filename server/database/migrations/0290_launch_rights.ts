import { sql, type Kysely } from 'kysely';

/** How much an organization may launch is written by requests of operators; the guard of rights refuses everybody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant update (launches_per_hour, may_overdraw) on organization to muster_app`.execute(db);
}
