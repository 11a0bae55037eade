import { sql, type Kysely } from 'kysely';

/**
 * What somebody wants to hear of is theirs, whichever organization they work for. The organization in the row is the one under whose key
 * the address of the webhook is sealed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop policy own on notification_settings;
    create policy own on notification_settings to muster_app using (user_id = (select app_user())) with check (user_id = (select app_user()));
  `.execute(db);
}
