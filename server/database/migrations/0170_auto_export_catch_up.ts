import { sql, type Kysely } from 'kysely';

/** Who asked that all issues that match go out, while that is under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auto_export_settings add column catch_up_by uuid references organization_user (id) on delete set null`.execute(db);
}
