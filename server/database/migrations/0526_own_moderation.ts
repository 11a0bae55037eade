import { sql, type Kysely } from 'kysely';
import { ifNotThere, type Beforehand } from '../beforehand.ts';

export const beforehand: readonly Beforehand[] = ['case_result_moderation_log_person on case_result_moderation_log (user_id, at)'];

/** What one moderator did of late is found without the log of everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ifNotThere(beforehand)).execute(db);
}
