import { sql, type Kysely } from 'kysely';

/** What waits for moderators is found in the order in which it was handed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index case_result_waiting on case_result (test_id, completed_at, id)
      where moderation_status = 'not_moderated' and completed_at is not null and published_at is null;
  `.execute(db);
}
