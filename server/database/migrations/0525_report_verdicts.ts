import { sql, type Kysely } from 'kysely';

/** What a moderator corrects a reported severity to, and the known issue that a report turns out to be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table related_issue
      add column reviewed_severity text check (reviewed_severity in ('low', 'medium', 'high', 'critical')),
      add column known_as text check (length(known_as) <= 400);
  `.execute(db);
}
