import { sql, type Kysely } from 'kysely';

/** What one moderator did of late is found without the log of everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index case_result_moderation_log_person on case_result_moderation_log (user_id, at)`.execute(db);
}
